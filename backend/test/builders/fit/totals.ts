import type { Sample } from './sample.js';

const CLIMB_STEP_M = 3;
/** Moderate exercise, where no power tells the work done. */
const KCAL_PER_SECOND = 0.17;

/** What a device sums up over a stretch of samples; null where nothing was measured. */
export interface Totals {
  readonly timerS: number;
  readonly distanceM: number;
  readonly avgSpeedMps: number;
  readonly maxSpeedMps: number;
  readonly avgHr: number | null;
  readonly maxHr: number | null;
  readonly avgCadence: number | null;
  readonly maxCadence: number | null;
  readonly avgPower: number | null;
  readonly maxPower: number | null;
  readonly normalizedPower: number | null;
  readonly ascentM: number | null;
  readonly descentM: number | null;
  readonly avgTemperature: number | null;
  readonly calories: number;
}

export function totalsOf(samples: readonly Sample[]): Totals {
  const pick = (read: (sample: Sample) => number | null): number[] =>
    samples.map(read).filter((value) => value !== null);
  const power = pick((sample) => sample.power);
  const heart = pick((sample) => sample.heartRate);
  const cadence = pick((sample) => sample.cadence).filter((value) => value > 0);
  const speeds = pick((sample) => sample.speedMps);
  const distanceM =
    (samples.at(-1)?.distanceM ?? 0) -
    (samples[0]?.distanceM ?? 0) +
    (samples.at(-1)?.speedMps ?? 0);
  const climb = climbOf(pick((sample) => sample.altitude));
  const meanHeart = mean(heart);
  return {
    timerS: samples.length,
    distanceM,
    avgSpeedMps: distanceM / Math.max(1, samples.length),
    maxSpeedMps: Math.max(0, ...speeds),
    avgHr: rounded(meanHeart),
    maxHr: most(heart),
    avgCadence: rounded(mean(cadence)),
    maxCadence: most(cadence),
    avgPower: rounded(mean(power)),
    maxPower: most(power),
    normalizedPower: normalized(power),
    ascentM: climb === null ? null : Math.round(climb.up),
    descentM: climb === null ? null : Math.round(climb.down),
    avgTemperature: rounded(mean(pick((sample) => sample.temperature))),
    calories: Math.round(
      power.length > 0
        ? power.reduce((sum, watts) => sum + watts, 0) / 1000
        : samples.length * KCAL_PER_SECOND,
    ),
  };
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

function most(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((best, value) => Math.max(best, value), 0);
}

function normalized(power: readonly number[]): number | null {
  if (power.length < 60) return null;
  let sum = power.slice(0, 30).reduce((total, watts) => total + watts, 0);
  let fourth = (sum / 30) ** 4;
  for (let index = 30; index < power.length; index += 1) {
    sum += (power[index] ?? 0) - (power[index - 30] ?? 0);
    fourth += (sum / 30) ** 4;
  }
  return Math.round((fourth / (power.length - 29)) ** 0.25);
}

function climbOf(heights: readonly number[]): { up: number; down: number } | null {
  const [first] = heights;
  if (first === undefined) return null;
  let [reference, up, down] = [first, 0, 0];
  for (const height of heights) {
    if (height > reference + CLIMB_STEP_M) up += height - reference;
    else if (height < reference - CLIMB_STEP_M) down += reference - height;
    else continue;
    reference = height;
  }
  return { up, down };
}
