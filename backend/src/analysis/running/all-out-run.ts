import type { BestEffort } from '../analysis.js';
import { needsHeartRate } from '../metrics/gates.js';
import { REASONS } from '../metrics/reasons.js';
import { maxOf, meanOf } from '../math/statistics.js';
import { rowAt, type RowRange } from '../recording/grid.js';
import type { Session } from '../session/session.js';
import { VDOT_LONGEST_S, VDOT_SHORTEST_S, vdotOf } from './vdot.js';

/** An all-out effort reaches this share of maximum heart rate … */
const PEAK_SHARE = 0.95;
/**
 * … and holds this share of it on average (ours): a sprint at the end of an easy run makes no race.
 */
const MEAN_SHARE = 0.85;
/** Shorter bests of a run are sprints (ours). m. */
const SHORTEST_M = 1500;
/**
 * A run falling short of the race time on file by more than this share of its VDOT was not the
 * athlete's best (ours).
 */
const BEST_SHARE = 0.98;
/** No minute of a race under this share of its speed: walking is no racing (ours). */
const HELD_SHARE = 0.7;
const BLOCK_S = 60;

/** The effort that can speak for other distances, or the sentence why there is none. */
export type AllOutRun =
  | { readonly effort: BestEffort; readonly vdot: number; readonly peakShare: number }
  | { readonly reason: string };

/**
 * The best effort of a run that was all-out by what the recording shows: heart rate up to 95 % of
 * its maximum and 85 % on average, run through, between 4 min and 4 h, no interval session, and no
 * worse than the race time on file. If there are several, the run of the highest VDOT.
 */
export function allOutRun(session: Session): AllOutRun {
  const { recording, thresholds, bestEfforts, shape } = session;
  if (recording.family !== 'running') return { reason: REASONS.onlyRuns };
  if (shape === 'intervals')
    return {
      reason: 'The hard parts of an interval session are not run all-out, so they predict nothing.',
    };
  const shut = needsHeartRate(session);
  if (shut !== null) return { reason: shut };
  if (!thresholds.maxHr)
    return {
      reason: 'Your maximum heart rate is not known, so it cannot be told whether you ran all-out.',
    };
  const long = bestEfforts.filter(
    ({ distanceM, seconds }) =>
      distanceM >= SHORTEST_M && seconds >= VDOT_SHORTEST_S && seconds <= VDOT_LONGEST_S,
  );
  if (long.length === 0)
    return { reason: 'This needs an all-out run over a mile or more, of 4 minutes to 4 hours.' };
  const runs = long.flatMap(
    (effort) => judged(session, effort, thresholds.maxHr?.value ?? Infinity) ?? [],
  );
  if (runs.length === 0)
    return {
      reason:
        'Your heart rate and pace do not show an all-out run, and only such a run predicts ' +
        'others.',
    };
  const best = runs.reduce((highest, run) => (run.vdot > highest.vdot ? run : highest));
  const onFile = thresholds.basePaceSPerKm ? vdotOf(5000, thresholds.basePaceSPerKm.value * 5) : 0;
  return best.vdot >= BEST_SHARE * onFile
    ? best
    : { reason: 'The race time in your profile says more about you than this run does.' };
}

function judged(
  { grid, output }: Session,
  effort: BestEffort,
  maxHr: number,
): Exclude<AllOutRun, { reason: string }> | null {
  const { heartRate } = grid.channels;
  if (heartRate === undefined || output === null) return null;
  const rows: RowRange = {
    from: rowAt(grid, effort.startS),
    to: rowAt(grid, effort.startS + effort.seconds),
  };
  const peak = maxOf(heartRate, rows.from, rows.to);
  const mean = meanOf(heartRate, rows.from, rows.to);
  if (peak === null || mean === null || peak < PEAK_SHARE * maxHr || mean < MEAN_SHARE * maxHr)
    return null;
  if (!isHeld(output.effort, rows)) return null;
  return { effort, vdot: vdotOf(effort.distanceM, effort.seconds), peakShare: peak / maxHr };
}

function isHeld(effort: Float64Array, { from, to }: RowRange): boolean {
  const mean = meanOf(effort, from, to);
  if (mean === null) return false;
  for (let row = from; row + BLOCK_S <= to; row += BLOCK_S) {
    const minute = meanOf(effort, row, row + BLOCK_S);
    if (minute === null || minute < HELD_SHARE * mean) return false;
  }
  return true;
}
