import { FIT_EPOCH_S } from '../bytes/fit-time.js';
import type { Beats } from './beats.js';

/**
 * Gives each record the mean of the heart rates since the record before it, rounded. Works like the
 * SDK's mergeHeartRates, step for step: records of one time look one second back, and a record
 * after the last heart rate keeps what it had. Records without a time are passed over.
 *
 * @param time of the records, seconds since 1970, in file order
 * @param heartRate the column to be filled
 * @returns how many records were given one
 */
export function joinBeats(
  { times, bpm, count }: Beats,
  time: Float64Array,
  heartRate: Float64Array,
): number {
  let joined = 0;
  let next = 0;
  let from = Number.NaN;
  for (let row = 0; row < time.length; row += 1) {
    const to = (time[row] as number) - FIT_EPOCH_S;
    if (Number.isNaN(to)) continue;
    if (Number.isNaN(from)) from = to;
    if (from === to) {
      from -= 1;
      next = Math.max(0, next - 1);
    }
    let sum = 0;
    let beats = 0;
    while (next < count && !((times[next] as number) > to)) {
      const rate = bpm[next] as number;
      if ((times[next] as number) > from && !Number.isNaN(rate)) {
        sum += rate;
        beats += 1;
      }
      next += 1;
    }
    if (next === count) continue;
    if (beats > 0) {
      heartRate[row] = Math.round(sum / beats);
      joined += 1;
    }
    from = to;
  }
  return joined;
}
