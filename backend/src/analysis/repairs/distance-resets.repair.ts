import type { Repair } from '../analysis.js';
import { isKnown } from '../math/known.js';
import { MAX_SPEED_MPS } from './speed-spikes.repair.js';
import { counted, untouched, withChannel, type RepairStep } from './repair-step.js';

/**
 * A fall to under half, and by at least this much, is a counter that began again; anything less is
 * jitter (ours). m.
 */
const RESET_M = 50;
/**
 * A counter that stands further on at the first sample than a minute can explain did not begin with
 * this recording.
 */
const HEAD_START_S = 60;

interface Mended {
  readonly values: Float64Array;
  readonly resets: number;
  readonly backwards: number;
  readonly headStartM: number;
}

/**
 * Makes distance count from zero and never fall: a counter that began again goes on, steps back are
 * held.
 */
export const mendDistance: RepairStep = (recording) => {
  const distance = recording.channels.distance;
  if (distance === undefined) return untouched(recording);
  const mended = mend(recording.time, distance.values, MAX_SPEED_MPS[recording.family]);
  const repairs = inWords(mended);
  if (repairs.length === 0) return untouched(recording);
  // What was joined is no longer as measured: it can prove nothing about the time between.
  const source = mended.resets + mended.backwards > 0 ? 'estimated' : distance.source;
  return {
    recording: withChannel(recording, 'distance', { values: mended.values, source }),
    repairs,
  };
};

function mend(time: Float64Array, recorded: Float64Array, fastest: number): Mended {
  const values = recorded.slice();
  let resets = 0;
  let backwards = 0;
  let headStartM = 0;
  let base = 0;
  let furthest = Number.NaN;
  let before = Number.NaN;
  for (let i = 0; i < recorded.length; i++) {
    const value = recorded[i] as number;
    if (!isKnown(value)) continue;
    if (Number.isNaN(furthest)) {
      const possible = fastest * (Math.max(0, time[i] as number) + HEAD_START_S);
      if (value > possible) headStartM = value;
      base = -headStartM;
      furthest = 0;
    } else if (value < before / 2 && before - value > RESET_M) {
      resets++;
      base = furthest;
    } else if (value < before) {
      backwards++;
    }
    furthest = Math.max(furthest, base + value);
    values[i] = furthest;
    before = value;
  }
  return { values, resets, backwards, headStartM };
}

function inWords({ resets, backwards, headStartM }: Mended): Repair[] {
  const repairs: Repair[] = [];
  if (resets > 0) {
    repairs.push({
      kind: 'distance-reset',
      text: `The distance counter began again ${counted(resets, 'time')}; its parts were added up.`,
      seconds: resets,
    });
  }
  if (backwards > 0) {
    repairs.push({
      kind: 'distance-backwards',
      text: `The distance stepped back at ${counted(backwards, 'sample')}; it was held instead.`,
      seconds: backwards,
    });
  }
  if (headStartM > 0) {
    repairs.push({
      kind: 'distance-head-start',
      text:
        `The distance counter was at ${Math.round(headStartM)} m at the start; it was ` +
        'counted from there.',
      seconds: 1,
    });
  }
  return repairs;
}
