import { isKnown } from '../math/known.js';
import { meanOf } from '../math/statistics.js';
import { rowAt, type Grid, type RowRange } from '../recording/grid.js';
import type { Span } from '../recording/recording.js';
import type { Session } from '../session/session.js';
import { coverageOf } from '../session/channel-quality.js';
import { effortOver } from '../session/mean-output.js';
import type { HeartRateFall } from './cost.types.js';

/** As for heart-rate recovery after exercise [Cole 1999; no verdict of his is taken]. s. */
const AFTER_S = 60;
const MOMENT_S = 5;
/** Shorter recoveries end before heart rate has turned (ours). s. */
const SHORTEST_S = 30;
/** Of the recovery after the last repetition no more than this is looked at. s. */
const LONGEST_S = 600;
/** A strap that lost its signal has no lowest heart rate to show. */
const LEAST_KNOWN = 0.8;
/** Output must fall under this share of the repetition's. */
const RESTING_SHARE = 0.75;

/**
 * How heart rate fell after an interval, until the next work; null where it was not recorded, the
 * rest was under 30 s, or output did not fall by a quarter.
 */
export function fallAfter(session: Session, at: number): HeartRateFall | null {
  const { heartRate } = session.grid.channels;
  const work = session.intervals[at];
  const span = restAfter(session, at);
  if (work === undefined || span === null || heartRate === undefined) return null;
  const [during, after] = [effortOver(session, work), effortOver(session, span)];
  // A rest with the timer stopped has no output at all.
  if (during !== null && (after ?? 0) > RESTING_SHARE * during) return null;
  return measured(session.grid, heartRate, span);
}

function measured(grid: Grid, heartRate: Float64Array, span: Span): HeartRateFall | null {
  const rows = { from: rowAt(grid, span.from), to: rowAt(grid, span.to) };
  if (coverageOf(grid, heartRate, rows) < LEAST_KNOWN) return null;
  const moment = (second: number): number | null => momentAt(heartRate, rowAt(grid, second) + 1);
  const end = moment(span.from);
  const lowest = lowestMoment(heartRate, rows);
  if (end === null || lowest === null) return null;
  const after60 = span.to - span.from >= AFTER_S ? moment(span.from + AFTER_S) : null;
  return { ...span, end, after60, lowest: Math.min(lowest, after60 ?? lowest) };
}

/** Recovery and cool-down up to the next work, up to 10 min of it. */
function restAfter({ intervals }: Session, at: number): Span | null {
  const from = intervals[at]?.to ?? 0;
  let to = from;
  for (const { kind, to: end } of intervals.slice(at + 1)) {
    if (kind !== 'recovery' && kind !== 'cooldown') break;
    to = end;
  }
  return to - from < SHORTEST_S ? null : { from, to: Math.min(to, from + LONGEST_S) };
}

function momentAt(heartRate: Float64Array, to: number): number | null {
  return meanOf(heartRate, Math.max(0, to - MOMENT_S), to);
}

function lowestMoment(heartRate: Float64Array, { from, to }: RowRange): number | null {
  let lowest = Infinity;
  for (let row = from + MOMENT_S; row <= to; row++) {
    if (!isKnown(heartRate[row - 1])) continue;
    const mean = momentAt(heartRate, row);
    if (mean !== null && mean < lowest) lowest = mean;
  }
  return lowest === Infinity ? null : lowest;
}
