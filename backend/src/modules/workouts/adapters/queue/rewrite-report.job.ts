import type { JobDefinition } from '#platform/queue/job-definition.js';
import { textsOf } from './payload.js';

export type RewriteReportPayload = {
  readonly userId: string;
  readonly workoutId: string;
  readonly occasion: string;
};

/**
 * Writes the report of a stored workout again. A job that finds nothing left to do ends at once.
 */
export const REWRITE_REPORT: JobDefinition<RewriteReportPayload> = {
  name: 'rewrite-report',
  queue: 'workouts',
  attempts: 3,
  backoffMs: 2_000,
  jobId: ({ workoutId, occasion }) => `rewrite-report-${workoutId}-${occasion}`,
  parse: (payload) => textsOf(payload, ['userId', 'workoutId', 'occasion']),
};
