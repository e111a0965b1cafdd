import type { Session } from '../session/session.js';
import { matchSteps } from './match-steps.js';
import type { PlanMatch } from './plan.js';
import { matchRecordedTarget } from './recorded-target.js';

/**
 * The planned workout against what was done: by the steps of the file and the laps that name them,
 * else by the power that an app recorded as its target. Absent where the file holds neither.
 */
export function planOfSession(session: Session): PlanMatch | undefined {
  const plan = session.recording.plan ?? null;
  const bySteps = plan === null ? null : matchSteps(session, plan);
  if (bySteps?.applicable) return bySteps;
  return matchRecordedTarget(session) ?? bySteps ?? undefined;
}
