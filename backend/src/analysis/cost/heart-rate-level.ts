import { isKnown } from '../math/known.js';
import { lineThrough } from '../math/line.js';
import { meanOf } from '../math/statistics.js';
import type { RowRange } from '../recording/grid.js';
import type { HeartRateLevel } from './heart-rate-change.js';

/** Means of so many seconds stand for a minute's readings: beats a second apart are alike (ours). */
const READING_S = 10;
/** Of a window so much must be known. */
const LEAST_KNOWN = 0.8;

/**
 * Mean heart rate over a minute or two with its standard error: the spread of 10-s means around a
 * straight line, as heart rate may be on its way. Null where a fifth of the seconds is missing. bpm.
 */
export function levelOver(heartRate: Float64Array, { from, to }: RowRange): HeartRateLevel | null {
  let known = 0;
  for (let row = from; row < to; row++) if (isKnown(heartRate[row])) known++;
  const mean = meanOf(heartRate, from, to);
  if (mean === null || known < LEAST_KNOWN * (to - from)) return null;
  const [at, beats]: [number[], number[]] = [[], []];
  for (let row = from; row + READING_S <= to; row += READING_S) {
    const bpm = meanOf(heartRate, row, row + READING_S);
    if (bpm === null) continue;
    at.push(row - from);
    beats.push(bpm);
  }
  const line = lineThrough(at, beats);
  if (line === null || at.length < 3) return { heartRate: mean, error: 0 };
  const squares = beats.reduce(
    (sum, bpm, i) => sum + (bpm - line.intercept - line.slope * (at[i] as number)) ** 2,
    0,
  );
  return { heartRate: mean, error: Math.sqrt(squares / (at.length - 2) / at.length) };
}
