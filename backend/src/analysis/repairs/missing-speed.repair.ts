import { isKnown } from '../math/known.js';
import { BRIDGED_GAP_S } from '../recording/grid-axis.js';
import { secondsOf, untouched, withChannel, type RepairStep } from './repair-step.js';

/**
 * Distance comes in steps of a metre or more: speed is taken over at least this many seconds around
 * (ours).
 */
const WINDOW_S = 4;

/** Works out a speed that the file lacks from its distance. */
export const supplySpeed: RepairStep = (recording) => {
  const { speed, distance } = recording.channels;
  if (speed !== undefined || distance === undefined) return untouched(recording);
  const { time } = recording;
  return {
    recording: withChannel(recording, 'speed', {
      values: fromDistance(time, distance.values),
      source: 'estimated',
    }),
    repairs: [
      {
        kind: 'speed-from-distance',
        text: 'The file holds no speed; it was worked out from distance and time.',
        seconds: secondsOf(time, [...time.keys()], BRIDGED_GAP_S),
      },
    ],
  };
};

function fromDistance(time: Float64Array, distance: Float64Array): Float64Array {
  const values = new Float64Array(time.length).fill(Number.NaN);
  const known: number[] = [];
  for (let i = 0; i < time.length; i++) if (isKnown(distance[i])) known.push(i);
  let back = 0;
  let ahead = 0;
  for (let k = 0; k < known.length; k++) {
    const now = time[known[k] as number] as number;
    while (back < k && (time[known[back + 1] as number] as number) <= now - WINDOW_S / 2) back++;
    while (
      ahead < known.length - 1 &&
      (time[known[ahead] as number] as number) < now + WINDOW_S / 2
    )
      ahead++;
    const from = known[back] as number;
    const to = known[Math.max(ahead, k)] as number;
    const elapsed = (time[to] as number) - (time[from] as number);
    if (elapsed > 0 && elapsed <= 2 * BRIDGED_GAP_S)
      values[known[k] as number] =
        ((distance[to] as number) - (distance[from] as number)) / elapsed;
  }
  return values;
}
