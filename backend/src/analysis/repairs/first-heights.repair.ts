import { isKnown } from '../math/known.js';
import { blanked, counted, secondsOf, untouched, withChannel } from './repair-step.js';
import type { RepairStep } from './repair-step.js';

/** A device finds its height within the first minutes (ours). s. */
const FINDING_S = 300;
/** Nobody rises or falls so fast … m/s. */
const FASTEST_MPS = 10;
/** … and by so much: a correction by less does no harm (ours). m. */
const LEAST_LEAP_M = 40;

/**
 * Blanks the heights before a leap in the first minutes that nobody can make: the device had not
 * found its height yet.
 */
export const dropFirstHeights: RepairStep = (recording) => {
  const { altitude } = recording.channels;
  if (altitude === undefined) return untouched(recording);
  const { time } = recording;
  const end = foundAt(time, altitude.values);
  const places: number[] = [];
  for (let at = 0; at < end; at++) if (isKnown(altitude.values[at])) places.push(at);
  if (places.length === 0) return untouched(recording);
  return {
    recording: withChannel(recording, 'altitude', {
      ...altitude,
      values: blanked(altitude.values, places),
    }),
    repairs: [
      {
        kind: 'first-heights',
        text:
          `${counted(places.length, 'height')} at the start left out: the device had not found ` +
          'its height yet and leapt to it.',
        seconds: secondsOf(time, places),
      },
    ],
  };
};

/** The sample after the last leap of the first minutes; 0 where there is none. */
function foundAt(time: Float64Array, heights: Float64Array): number {
  const start = time[0] ?? 0;
  let last = -1;
  let found = 0;
  for (let at = 0; at < time.length && (time[at] as number) - start <= FINDING_S; at++) {
    const height = heights[at];
    if (!isKnown(height)) continue;
    if (
      last >= 0 &&
      leaps(height - (heights[last] as number), (time[at] as number) - (time[last] as number))
    )
      found = at;
    last = at;
  }
  return found;
}

function leaps(rise: number, elapsed: number): boolean {
  return Math.abs(rise) >= LEAST_LEAP_M && Math.abs(rise) > FASTEST_MPS * elapsed;
}
