import type { Recording } from '#analysis/recording/recording.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { coachedWorkout } from './coached-workout.builder.js';
import {
  ATHLETE,
  lapsOf,
  NOBODY,
  profileThreshold,
  recordingOf,
  steps,
  type OverTime,
  type RecordingPlan,
} from './recording.builder.js';

/**
 * A deterministic uneven effort: smooth waves of different lengths around 1, so that no value is
 * round.
 */
function wavering(share: number): OverTime {
  return (second) =>
    1 +
    (share / 3) *
      (Math.sin(second / 7.3) + Math.sin(second / 31.7 + 1) + Math.sin(second / 211 + 2));
}

/** A heart never beats like a clock: a rate that stands still is a sensor that got stuck. */
function beating(rate: OverTime): OverTime {
  return (second) =>
    Math.round(rate(second) + 1.3 * Math.sin(second / 9) + 0.9 * Math.sin(second / 41 + 1));
}

export const RIDE_S = 5530;
const HILLS: OverTime = (second) => 210 + 60 * Math.sin(second / 420) + 25 * Math.sin(second / 97);

export function ride(power: OverTime, heartRate: OverTime, plan: RecordingPlan = {}): Recording {
  const wave = wavering(0.12);
  const speed: OverTime = (second) => 8.6 * wavering(0.06)(second + 40);
  return recordingOf({
    sport: 'cycling',
    seconds: RIDE_S,
    ...plan,
    device: { ascentM: 742, descentM: 735, calories: 1104, avgTempC: 19, ...plan.device },
    channels: {
      power: (second) => Math.round(power(second) * wave(second)),
      heartRate: beating(heartRate),
      cadence: (second) => Math.round(86 * wavering(0.05)(second + 11)),
      speed,
      distance: (second) => 8.6 * second,
      altitude: HILLS,
      temperature: () => 19,
      ...plan.channels,
    },
  });
}

export function run(speed: OverTime, heartRate: OverTime, plan: RecordingPlan = {}): Recording {
  const seconds = plan.seconds ?? 3174;
  const metres = [0];
  for (let second = 1; second < seconds; second++)
    metres.push((metres.at(-1) ?? 0) + speed(second));
  return recordingOf({
    family: 'running',
    sport: 'running',
    seconds,
    ...plan,
    device: { calories: 688, ...plan.device },
    channels: {
      heartRate: beating(heartRate),
      cadence: (second) => Math.round(171 * wavering(0.02)(second)),
      speed,
      distance: (second) => metres[second] ?? 0,
      altitude: (second) => 120 + 4 * Math.sin(second / 300),
      ...plan.channels,
    },
  });
}

export const RUNNER = { ...ATHLETE, ftpW: null, basePaceSPerKm: profileThreshold(255) };

export const REPS: readonly (readonly [number, number])[] = [
  [900, 150],
  ...[301, 297, 298, 291, 283].flatMap(
    (watts) =>
      [
        [240, watts],
        [150, 118],
      ] as const,
  ),
  [600, 140],
];

/** Workouts of each kind a coach must talk about, through the real engine. */
export const SAMPLES = {
  /** Even power and a heart rate that creeps up. */
  steadyRide: () =>
    coachedWorkout(
      ride(
        () => 198,
        (second) => 138 + (14 * second) / RIDE_S,
      ),
    ),
  /** Power falls in the last quarter, heart rate stays. */
  fadingRide: () =>
    coachedWorkout(
      ride(
        (second) => (second < 0.72 * RIDE_S ? 212 : 190),
        () => 151,
      ),
    ),
  /** Power and heart rate fall together at the end. */
  easingRide: () =>
    coachedWorkout(
      ride(
        (second) => (second < 0.74 * RIDE_S ? 205 : 165),
        (second) => (second < 0.74 * RIDE_S ? 150 : 132),
      ),
    ),
  /** Five times four minutes by the lap button. */
  intervalRide: () =>
    coachedWorkout(
      ride(
        steps(REPS),
        (second) => 128 + 0.12 * (steps(REPS)(Math.max(0, second - 40)) - 118) + second / 300,
        {
          seconds: REPS.reduce((sum, [seconds]) => sum + seconds, 0),
          laps: lapsOf(REPS.map(([seconds]) => ({ seconds, trigger: 'manual' as const }))),
        },
      ),
    ),
  /** Easy to slightly slower, laps by the kilometre. */
  steadyRun: () =>
    coachedWorkout(
      run(
        (second) => (second < 2400 ? 3.06 : 2.99) * wavering(0.03)(second),
        (second) => 146 + (10 * second) / 3174,
        {
          laps: lapsOf(
            Array.from({ length: 9 }, (_, lap) => ({
              seconds: lap === 8 ? 550 : 328,
              trigger: 'distance' as const,
              distanceM: lap === 8 ? 1640 : 1000,
            })),
          ),
        },
      ),
      RUNNER,
    ),
  rideWithoutPower: () =>
    coachedWorkout(
      ride(
        () => 0,
        (second) => 140 + (6 * second) / RIDE_S,
        { channels: { power: () => Number.NaN } },
      ),
    ),
  rideWithoutHeartRate: () =>
    coachedWorkout(
      ride(
        () => 176,
        () => Number.NaN,
        { channels: { temperature: () => Number.NaN }, device: { avgTempC: null } },
      ),
    ),
  /** A run on a treadmill of somebody whose profile is empty. */
  bareRun: () =>
    coachedWorkout(
      run(
        () => 2.8,
        () => Number.NaN,
        {
          seconds: 1500,
          indoor: true,
          sport: 'treadmill_running',
          channels: { cadence: () => Number.NaN },
        },
      ),
      NOBODY,
    ),
  /** A climb of 4.3 km at 6 percent in the middle of an even ride. */
  hillyRide: () =>
    coachedWorkout(
      ride(
        () => 204,
        () => 148,
        {
          channels: {
            altitude: (second) => 300 + 258 * Math.min(1, Math.max(0, (second - 2000) / 500)),
          },
        },
      ),
    ),
  /** All out from start to end. */
  racedRun: () =>
    coachedWorkout(
      run(
        (second) => 4.02 * wavering(0.02)(second),
        (second) => 168 + (17 * second) / 2500,
        { seconds: 2500 },
      ),
      RUNNER,
    ),
  /** Intervals without a lap pressed, to be read off the power. */
  unmarkedIntervalRide: () =>
    coachedWorkout(
      ride(steps(REPS), (second) => 130 + 0.1 * (steps(REPS)(Math.max(0, second - 40)) - 118), {
        seconds: REPS.reduce((sum, [seconds]) => sum + seconds, 0),
      }),
    ),
  /** A ride whose file was cut short and whose power spiked. */
  damagedRide: () =>
    coachedWorkout(
      ride(
        (second) => (second === 1000 ? 2600 : 180),
        () => 139,
      ),
      ATHLETE,
      {
        warnings: [
          { kind: 'truncated', text: 'The file was cut short: the last 12 minutes are missing.' },
        ],
      },
    ),
} satisfies Record<string, () => AnalysedWorkout>;

export type SampleName = keyof typeof SAMPLES;
export const SAMPLE_NAMES = Object.keys(SAMPLES) as SampleName[];
