import type { Repair } from '../analysis.js';
import { isKnown } from '../math/known.js';
import {
  blanked,
  counted,
  secondsOf,
  untouched,
  withChannel,
  type RepairStep,
} from './repair-step.js';

/** Lowest heart rate taken as measured. bpm. */
const MIN_HR = 30;
/** So far above the athlete's known maximum a reading is taken as wrong. bpm. */
const OVER_MAX_HR = 15;
/** Highest reading taken as measured where the athlete's maximum is not known (ours). bpm. */
const MAX_HR = 230;
/** Over this hardly any heart goes, so it is no way down from a fault (ours). bpm. */
const USUAL_MAX_HR = 210;
/** Faster than this no heart changes; the strap slipped. bpm per second. */
const MAX_CHANGE_PER_S = 20;

/** Blanks heart rates of zero, out of reach, or reached in an impossible leap. */
export const dropBadHeartRate: RepairStep = (recording, thresholds) => {
  const heartRate = recording.channels.heartRate;
  if (heartRate === undefined) return untouched(recording);
  const highest = thresholds.maxHr === null ? MAX_HR : thresholds.maxHr.value + OVER_MAX_HR;
  const { zeros, wrong: far } = judge(recording.time, heartRate.values, highest);
  const ceiling = thresholds.maxHr?.value ?? USUAL_MAX_HR;
  const wrong = withFlanks(far, heartRate.values, highest, ceiling);
  if (zeros.length + wrong.length === 0) return untouched(recording);
  const repairs: Repair[] = [];
  if (zeros.length > 0) {
    repairs.push({
      kind: 'heart-rate-zeros',
      text:
        `${counted(zeros.length, 'heart-rate reading')} of zero left out: the strap had lost ` +
        'contact.',
      seconds: secondsOf(recording.time, zeros),
    });
  }
  if (wrong.length > 0) {
    repairs.push({
      kind: 'heart-rate-spikes',
      text:
        `${counted(wrong.length, 'heart-rate reading')} left out: under ${MIN_HR} or over ` +
        `${highest} bpm, reached faster than a heart can change, or on the way to such a reading.`,
      seconds: secondsOf(recording.time, wrong),
    });
  }
  return {
    recording: withChannel(recording, 'heartRate', {
      ...heartRate,
      values: blanked(heartRate.values, [...zeros, ...wrong]),
    }),
    repairs,
  };
};

/**
 * With the way up to a reading out of reach and the way down from it: what is over the ceiling
 * right beside it belongs to the same fault, and would pass for a maximum.
 */
function withFlanks(
  wrong: readonly number[],
  values: Float64Array,
  highest: number,
  ceiling: number,
): number[] {
  const out = new Set(wrong);
  for (const place of wrong) {
    if (!((values[place] as number) > highest)) continue;
    for (const way of [-1, 1])
      for (let at = place + way; (values[at] ?? 0) > ceiling; at += way) out.add(at);
  }
  return [...out].sort((a, b) => a - b);
}

/**
 * Each reading is held against the last good one; the longer that is ago, the further it may lie
 * off.
 */
function judge(
  time: Float64Array,
  values: Float64Array,
  highest: number,
): { zeros: number[]; wrong: number[] } {
  const zeros: number[] = [];
  const wrong: number[] = [];
  let good = Number.NaN;
  let goodAt = Number.NaN;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (!isKnown(value)) continue;
    if (value === 0) {
      zeros.push(i);
      continue;
    }
    const now = time[i] as number;
    const change = Math.abs(value - good);
    const leaps = change > MAX_CHANGE_PER_S && change > MAX_CHANGE_PER_S * (now - goodAt);
    if (value < MIN_HR || value > highest || leaps) {
      wrong.push(i);
      continue;
    }
    good = value;
    goodAt = now;
  }
  return { zeros, wrong };
}
