import type { SessionPlan as PlannedSession } from '#workouts/domain/simulation/session-plan.js';
import type { Fault } from './faults/fault.js';

export type {
  LapKeeping,
  Part,
  PartKind,
  Unevenness,
} from '#workouts/domain/simulation/session-plan.js';

/** What is to be ridden or run, and what goes wrong with its recording. */
export interface SessionPlan extends PlannedSession {
  readonly faults?: readonly Fault[];
}
