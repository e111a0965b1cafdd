import type { RacePredictions } from '../analysis.js';
import type { Session } from '../session/session.js';
import { allOutRun } from './all-out-run.js';
import { predictRaces } from './predict-races.js';

/** Predictions from an all-out run; null where the run was not, and the metric `vdot` says why. */
export function racePredictionsOf(session: Session): RacePredictions | null {
  const run = allOutRun(session);
  if (!('vdot' in run)) return null;
  return {
    from: run.effort,
    vdot: run.vdot,
    races: predictRaces(run.effort.distanceM, run.effort.seconds),
  };
}
