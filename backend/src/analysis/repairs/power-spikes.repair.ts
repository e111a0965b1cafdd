import { isKnown } from '../math/known.js';
import { medianAround } from '../math/median-filter.js';
import type { Thresholds } from '../thresholds.js';
import {
  blanked,
  counted,
  secondsOf,
  untouched,
  withChannel,
  type RepairStep,
} from './repair-step.js';

/** No rider gives more, where the weight is not known. W. */
export const MAX_POWER_W = 2000;
/** No rider gives more for a second; the best sprinters reach about 24 W/kg. */
export const MAX_POWER_W_PER_KG = 25;
/** Samples of the running median, as GoldenCheetah's FixSpikes.cpp takes them. */
const MEDIAN_SAMPLES = 13;
const SPIKE_OVER_MEDIAN_W = 300;
const SPIKE_OVER_MEDIAN_SHARE = 1.5;
/** A burst that lasts longer is an effort and no spike. */
const MAX_SPIKE_S = 3;
/**
 * A spike stands alone: it leaps by at least this share of its height within one sample on both
 * sides. Short bursts out of a bend build up; without this, two to seven a ride were taken for
 * spikes (ours).
 */
const LEAP_SHARE = 0.8;

/**
 * … and it stands over what the rider pushes around it: over the 90th percentile of a minute by
 * this share. Between two moments of coasting the median is zero, and two strokes at the usual
 * power were taken for a spike (ours).
 */
const OVER_USUAL = 1.25;
const AROUND_SAMPLES = 30;

/** A spike hides its neighbour until it is gone; more rounds than this no recording needs. */
const MOST_ROUNDS = 20;

/**
 * Replaces power that cannot be: over the human limit, or a lone leap far above what surrounds it.
 */
export const flattenPowerSpikes: RepairStep = (recording, thresholds) => {
  const power = recording.channels.power;
  if (power === undefined) return untouched(recording);
  const { values, marked } = flattened(recording.time, power.values, limitOf(thresholds));
  if (marked.length === 0) return untouched(recording);
  const highest = Math.round(
    marked.reduce((most, i) => Math.max(most, power.values[i] as number), 0),
  );
  return {
    recording: withChannel(recording, 'power', { ...power, values }),
    repairs: [
      {
        kind: 'power-spikes',
        text:
          `${counted(marked.length, 'power spike')} of up to ${highest} W replaced by the ` +
          'median of the samples around.',
        seconds: secondsOf(recording.time, marked),
      },
    ],
  };
};

function flattened(
  time: Float64Array,
  recorded: Float64Array,
  limit: number,
): { values: Float64Array; marked: number[] } {
  const marked = new Set<number>();
  const impossible = placesOver(recorded, limit);
  let values =
    impossible.length === 0
      ? recorded
      : withMedians(recorded, blanked(recorded, impossible), impossible);
  for (const i of impossible) marked.add(i);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const leaps = loneLeaps(time, values);
    if (leaps.length === 0) break;
    for (const i of leaps) marked.add(i);
    values = withMedians(values, values, leaps);
  }
  return { values, marked: [...marked].sort((a, b) => a - b) };
}

function placesOver(values: Float64Array, limit: number): number[] {
  const places: number[] = [];
  for (let i = 0; i < values.length; i++) if ((values[i] as number) > limit) places.push(i);
  return places;
}

/** A copy that holds the medians of other values at some places. */
function withMedians(
  values: Float64Array,
  others: Float64Array,
  places: readonly number[],
): Float64Array {
  const out = values.slice();
  for (const i of places) out[i] = medianAround(others, i, MEDIAN_SAMPLES);
  return out;
}

function limitOf(thresholds: Thresholds): number {
  return thresholds.weightKg === null
    ? MAX_POWER_W
    : MAX_POWER_W_PER_KG * thresholds.weightKg.value;
}

/**
 * Only where power leaps up within one sample can a spike begin: the median is asked for there
 * alone.
 */
function loneLeaps(time: Float64Array, values: Float64Array): number[] {
  const stands = (i: number): boolean => {
    const around = medianAround(values, i, MEDIAN_SAMPLES);
    return (
      (values[i] as number) - around >
      Math.max(SPIKE_OVER_MEDIAN_W, SPIKE_OVER_MEDIAN_SHARE * around)
    );
  };
  const leaps: number[] = [];
  for (let from = 1; from < values.length; from++) {
    const rise = (values[from] as number) - (values[from - 1] as number);
    if (!(rise >= LEAP_SHARE * SPIKE_OVER_MEDIAN_W) || !stands(from) || stands(from - 1)) continue;
    let to = from;
    while (to + 1 < values.length && stands(to + 1)) to++;
    const lasts = (time[to] as number) - (time[from] as number) + 1;
    if (
      lasts <= MAX_SPIKE_S &&
      leapsAt(values, from, from - 1) &&
      leapsAt(values, to, to + 1) &&
      overUsual(values, from, to)
    ) {
      for (let i = from; i <= to; i++) leaps.push(i);
    }
    from = to;
  }
  return leaps;
}

function overUsual(values: Float64Array, from: number, to: number): boolean {
  const around = [
    ...values.subarray(Math.max(0, from - AROUND_SAMPLES), from),
    ...values.subarray(to + 1, to + 1 + AROUND_SAMPLES),
  ];
  const sorted = around.filter(isKnown).sort((a, b) => a - b);
  const usual = sorted[Math.floor(0.9 * sorted.length)] ?? 0;
  return values.subarray(from, to + 1).every((value) => value > OVER_USUAL * usual);
}

function leapsAt(values: Float64Array, inside: number, outside: number): boolean {
  const height = (values[inside] as number) - medianAround(values, inside, MEDIAN_SAMPLES);
  const beside = values[outside] ?? Number.NaN;
  return isKnown(beside) && (values[inside] as number) - beside >= LEAP_SHARE * height;
}
