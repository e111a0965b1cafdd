import { isKnown } from '../math/known.js';
import { blanked, counted, secondsOf, untouched, withChannel } from './repair-step.js';
import type { RepairStep } from './repair-step.js';

/** A device finds its height within the first minutes (ours). s. */
const FINDING_S = 300;
/** Nobody rises or falls so fast … m/s. */
const FASTEST_MPS = 10;
/** … and by so much at once: a correction by less does no harm (ours). m. */
const LEAST_LEAP_M = 40;

/**
 * Blanks the heights before a leap in the first minutes that nobody can make: the device had not
 * found its height yet.
 */
export const dropFirstHeights: RepairStep = (recording) => {
  const { altitude } = recording.channels;
  if (altitude === undefined) return untouched(recording);
  const { time } = recording;
  const start = time[0] ?? 0;
  let [last, wrong] = [-1, 0];
  for (let at = 0; at < time.length && (time[at] as number) - start <= FINDING_S; at++) {
    const height = altitude.values[at];
    if (!isKnown(height)) continue;
    const leap = last < 0 ? 0 : Math.abs(height - (altitude.values[last] as number));
    const elapsed = last < 0 ? 0 : (time[at] as number) - (time[last] as number);
    if (leap >= LEAST_LEAP_M && leap > FASTEST_MPS * elapsed) wrong = at;
    last = at;
  }
  const places = [...altitude.values.keys()]
    .slice(0, wrong)
    .filter((at) => isKnown(altitude.values[at]));
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
