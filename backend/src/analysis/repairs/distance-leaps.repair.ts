import { isKnown } from '../math/known.js';
import { MAX_SPEED_MPS } from './speed-spikes.repair.js';
import { counted, untouched, withChannel, type RepairStep } from './repair-step.js';

/**
 * A leap goes at least so far beyond what the sport can cover since the counter last moved. Less
 * may be right: counters that stopped in a tunnel catch up, by up to 617 m in the recordings of
 * real devices that we have. m.
 */
const LEAST_LEAP_M = 500;

/**
 * Takes leaps out of the distance counter: GPS found itself elsewhere, or the counter went wrong.
 */
export const takeOutDistanceLeaps: RepairStep = (recording) => {
  const { distance, speed } = recording.channels;
  if (distance === undefined) return untouched(recording);
  const { time } = recording;
  const limit = MAX_SPEED_MPS[recording.family];
  const values = distance.values.slice();
  let moved = -1;
  let last = -1;
  let leaps = 0;
  let surplus = 0;
  for (let at = 0; at < values.length; at++) {
    const recorded = distance.values[at];
    if (!isKnown(recorded)) continue;
    const covered = last < 0 ? 0 : recorded - (distance.values[last] as number);
    if (covered > limit * ((time[at] as number) - (time[moved] as number)) + LEAST_LEAP_M) {
      leaps++;
      surplus +=
        covered - plausible(speed?.values, last, at, (time[at] as number) - (time[last] as number));
    }
    values[at] = recorded - surplus;
    if (moved < 0 || covered > 0) moved = at;
    last = at;
  }
  if (leaps === 0) return untouched(recording);
  const kilometres = (surplus / 1000).toFixed(1);
  return {
    recording: withChannel(recording, 'distance', { ...distance, values }),
    repairs: [
      {
        kind: 'distance-leap',
        text:
          `The distance leapt ahead ${counted(leaps, 'time')}, by ${kilometres} km in all, ` +
          'faster than anyone can go; the leaps were taken out.',
        seconds: leaps,
      },
    ],
  };
};

/** What the speed on both sides makes of the time; nothing without speed. */
function plausible(
  speed: Float64Array | undefined,
  before: number,
  after: number,
  elapsed: number,
): number {
  const sides = [speed?.[before], speed?.[after]].filter(isKnown);
  return sides.length === 0
    ? 0
    : (elapsed * sides.reduce((sum, value) => sum + value, 0)) / sides.length;
}
