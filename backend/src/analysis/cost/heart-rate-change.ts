import type { CostVerdict, HeartRateChange } from './cost.types.js';

/** Under this a change is no news: straps count whole beats (ours). bpm. */
const NOTICEABLE_BPM = 3;
/** Steady sessions lose up to 5 % of output for each beat as a rule [Friel: a convention]. % */
const USUAL_PERCENT = 5;
/** A change counts from twice its standard error on (95 %). */
const CLEAR = 2;

/** A heart rate with its standard error. bpm. */
export interface HeartRateLevel {
  readonly heartRate: number;
  readonly error: number;
}

/** From one level of heart rate to another, and whether the difference is more than noise. */
export function changeBetween(from: HeartRateLevel, to: HeartRateLevel): HeartRateChange {
  const bpm = to.heartRate - from.heartRate;
  const errorBpm = Math.hypot(from.error, to.error);
  const verdict = verdictOf(bpm, errorBpm, (USUAL_PERCENT / 100) * from.heartRate);
  return { bpm, errorBpm, percent: (bpm / from.heartRate) * 100, verdict };
}

/** @param usual the change that an even session may show. bpm. */
function verdictOf(bpm: number, errorBpm: number, usual: number): CostVerdict {
  const [size, doubt] = [Math.abs(bpm), CLEAR * errorBpm];
  if (size >= NOTICEABLE_BPM && size >= doubt) {
    if (size < usual) return bpm > 0 ? 'slightly_higher' : 'slightly_lower';
    return bpm > 0 ? 'higher' : 'lower';
  }
  if (size < NOTICEABLE_BPM && size + doubt <= usual) return 'same';
  return bpm + doubt < NOTICEABLE_BPM ? 'not_higher' : 'unclear';
}
