import type { SegmentStats } from '#analysis/analysis.js';
import { meanOf } from '#analysis/math/statistics.js';
import { rowAt, rowsOf } from '#analysis/recording/grid.js';
import type { Session } from '#analysis/session/session.js';
import { needsHeartRate } from '../gates.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

const AFTER_S = 60;
const SHORTEST_REP_S = 180;
/** Output must fall under this share of the repetition's. */
const RESTING_SHARE = 0.5;
/** Heart rate at a moment is the mean of so many seconds before it (ours). */
const MOMENT_S = 5;

/**
 * Heart-rate recovery: heart rate at the end of the last work interval − heart rate 60 s later.
 * bpm. Source: after Cole 1999, whose cut of 12 bpm belongs to a clinical test and is no verdict
 * here. Judged only where the interval lasted 3 min or more, its output fell by over half and the
 * device went on recording for a minute.
 */
export const heartRateRecovery: Metric = {
  id: 'heartRateRecovery',
  version: 1,
  unit: 'bpm',
  channels: ['heartRate', 'power', 'speed'],
  inputs: [],
  compute(session) {
    const { heartRate } = session.grid.channels;
    const shut = needsHeartRate(session);
    if (heartRate === undefined || shut !== null) return notJudged(shut ?? REASONS.noHeartRate);
    const rep = session.intervals.findLast(({ kind }) => kind === 'work');
    if (rep === undefined)
      return notJudged(
        'This needs a hard interval followed by rest, and there is none in this session.',
      );
    if (rep.elapsedS < SHORTEST_REP_S)
      return notJudged('Your last hard interval was shorter than the 3 minutes that this needs.');
    if (!recordedFor(session, rep.to))
      return notJudged('The recording does not go on for a minute after your last hard interval.');
    if (!rested(session, rep))
      return notJudged('You did not ease off by half in the minute after your last hard interval.');
    const beats = [rep.to, rep.to + AFTER_S].map((second) => momentOf(session, heartRate, second));
    const [end, later] = beats;
    return end == null || later == null
      ? notJudged('Heart rate is missing around the end of your last hard interval.')
      : found(end - later);
  },
};

/** The timer ran through the minute after. */
function recordedFor({ grid }: Session, second: number): boolean {
  const from = rowAt(grid, second);
  const to = rowAt(grid, second + AFTER_S);
  if (to >= grid.length) return false;
  for (let row = from + 1; row <= to; row++) if (grid.running[row] === 0) return false;
  return true;
}

function rested({ grid, output }: Session, rep: SegmentStats): boolean {
  if (output === null) return false;
  const work = rowsOf(grid, rep);
  const during = meanOf(output.effort, work.from, work.to);
  const after = meanOf(output.effort, rowAt(grid, rep.to), rowAt(grid, rep.to + AFTER_S));
  return during !== null && after !== null && after < RESTING_SHARE * during;
}

function momentOf({ grid }: Session, heartRate: Float64Array, second: number): number | null {
  const to = rowAt(grid, second) + 1;
  return meanOf(heartRate, Math.max(0, to - MOMENT_S), to);
}
