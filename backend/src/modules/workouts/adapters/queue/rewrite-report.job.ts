import { defineJob } from '#platform/queue/jobs/job-definition.js';
import { text } from '#platform/queue/jobs/payload-fields.js';

/**
 * Writes the report of a stored workout again. A job without work left ends immediately.
 */
export const REWRITE_REPORT = defineJob({
  name: 'rewrite-report',
  queue: 'workouts',
  attempts: 3,
  backoffMs: 2_000,
  payload: { userId: text, workoutId: text, occasion: text },
  jobId: ({ workoutId, occasion }) => `rewrite-report-${workoutId}-${occasion}`,
});
