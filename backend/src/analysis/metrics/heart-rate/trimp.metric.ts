import { isKnown } from '#analysis/math/known.js';
import type { Thresholds } from '#analysis/thresholds.js';
import { heartRateReserve } from '#analysis/zones/zone-edges.js';
import { needsHeartRate } from '../gates.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

interface Weighting {
  readonly a: number;
  readonly b: number;
}

/** a and b of a·e^{bx} [Banister 1991, Morton 1990]. */
const MEN: Weighting = { a: 0.64, b: 1.92 };
const WOMEN: Weighting = { a: 0.86, b: 1.67 };
/** FIT writes heart rate in one byte. */
const WHOLE_RATES = 256;

/**
 * TRIMP, which has no other name here: Σ over seconds of x · a · e^{bx} / 60 with x = (HR − rest) /
 * (max − rest), held within 0 and 1. Source: Banister 1991, Morton 1990, both constants as
 * published (GoldenCheetah keeps the men's a for both). Where the athlete's sex is not known the
 * mean of both is taken, and told. Not judged without usable heart rate, maximum and rest.
 */
export const trimp: Metric = {
  id: 'trimp',
  version: 1,
  unit: 'TRIMP',
  channels: ['heartRate'],
  inputs: [],
  compute(session) {
    const { heartRate } = session.grid.channels;
    const shut = needsHeartRate(session);
    if (heartRate === undefined || shut !== null) return notJudged(shut ?? REASONS.noHeartRate);
    const reserve = heartRateReserve(session.thresholds);
    if (reserve === null) return notJudged(REASONS.noReserve);
    const weightings = weightingsOf(session.thresholds);
    const loads = weightings.map((weighting) => loadOf(heartRate, reserve, weighting));
    const mean = loads.reduce((sum, load) => sum + load, 0) / loads.length;
    return found(
      mean,
      weightings.length > 1
        ? 'The mean of the formulas for women and for men, as your sex is not given.'
        : undefined,
    );
  },
};

/** TRIMP of an hour at a share of the reserve, with the athlete's weighting. */
export function hourOf(thresholds: Thresholds, share: number): number {
  const weightings = weightingsOf(thresholds);
  return (
    weightings.reduce((sum, { a, b }) => sum + 60 * share * a * Math.exp(b * share), 0) /
    weightings.length
  );
}

function weightingsOf({ sex }: Thresholds): readonly Weighting[] {
  if (sex === 'male') return [MEN];
  return sex === 'female' ? [WOMEN] : [MEN, WOMEN];
}

function loadOf(
  heartRate: Float64Array,
  reserve: { readonly max: number; readonly rest: number },
  { a, b }: Weighting,
): number {
  const secondAt = (bpm: number): number => {
    const x = Math.min(1, Math.max(0, (bpm - reserve.rest) / (reserve.max - reserve.rest)));
    return (x * a * Math.exp(b * x)) / 60;
  };
  // Heart rates are whole numbers, save where a gap was bridged: what each weighs is worked out
  // once.
  const whole = Float64Array.from({ length: WHOLE_RATES }, (_, bpm) => secondAt(bpm));
  let sum = 0;
  for (let row = 0; row < heartRate.length; row++) {
    const bpm = heartRate[row] as number;
    if (isKnown(bpm))
      sum +=
        Number.isInteger(bpm) && bpm >= 0 && bpm < WHOLE_RATES
          ? (whole[bpm] as number)
          : secondAt(bpm);
  }
  return sum;
}
