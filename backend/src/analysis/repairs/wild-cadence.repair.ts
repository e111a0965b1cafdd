import type { Recording } from '../recording/recording.js';
import { untouched, withoutChannel, type RepairStep } from './repair-step.js';

/** Few riders turn so fast for long (ours). rpm … */
const FAST_RPM = 130;
/** … and a sensor that counts twice does for this share of the time on the pedals … */
const FAST_SHARE = 0.02;
/** … leaping by so much from one second to the next … */
const LEAP_RPM = 25;
/** … in this share of them, where legs speed up over several (ours). */
const LEAP_SHARE = 0.04;
/** Samples further apart do not show a leap. s. */
const NEXT_S = 2;
/** Fewer samples prove nothing. */
const FEWEST = 300;

/**
 * Leaves out the cadence of a ride whose sensor counts twice again and again: single readings may
 * look possible, yet no mean of them can be believed. Sprints are fast without leaping, and gear
 * changes leap without being fast.
 */
export const dropWildCadence: RepairStep = (recording) => {
  const { cadence } = recording.channels;
  if (recording.family !== 'cycling' || cadence === undefined) return untouched(recording);
  const { turning, fast, leaps } = countsOf(recording, cadence.values);
  if (turning < FEWEST || fast < FAST_SHARE * turning || leaps < LEAP_SHARE * turning)
    return untouched(recording);
  return {
    recording: withoutChannel(recording, 'cadence'),
    repairs: [
      {
        kind: 'wild-cadence',
        channel: 'cadence',
        text:
          `Cadence was left out: ${Math.round((fast / turning) * 100)}% of the readings are over ` +
          `${FAST_RPM} rpm and they leap up and down, so the sensor counted turns twice.`,
        seconds: Math.round(recording.time.at(-1) ?? 0),
      },
    ],
  };
};

function countsOf(
  { time }: Recording,
  values: Float64Array,
): { turning: number; fast: number; leaps: number } {
  const counts = { turning: 0, fast: 0, leaps: 0 };
  let before = Number.NaN;
  let then = -Infinity;
  for (let at = 0; at < values.length; at++) {
    const here = values[at] as number;
    const now = time[at] as number;
    if (here > 0) {
      counts.turning++;
      if (here > FAST_RPM) counts.fast++;
      const leapt = before > 0 && Math.abs(here - before) > LEAP_RPM;
      if (leapt && now - then <= NEXT_S) counts.leaps++;
    }
    before = here;
    then = now;
  }
  return counts;
}
