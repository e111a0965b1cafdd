import type { DoneSession, PastWorkout } from '#coaching/domain/facts/history/past.js';

/** One workout of the history; its metrics are known of the latest ones. */
export interface Session extends DoneSession {
  readonly detail: PastWorkout | null;
}
