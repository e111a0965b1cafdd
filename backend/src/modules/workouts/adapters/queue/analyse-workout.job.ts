import { defineJob } from '#platform/queue/jobs/job-definition.js';
import { text } from '#platform/queue/jobs/payload-fields.js';

/**
 * Analyses a stored workout again. The id includes the occasion, so that a change during the last
 * moments of an older job is not a duplicate of that job. A job without work left ends immediately.
 */
export const ANALYSE_WORKOUT = defineJob({
  name: 'analyse-workout',
  queue: 'workouts',
  attempts: 3,
  backoffMs: 2_000,
  payload: { workoutId: text, occasion: text },
  jobId: ({ workoutId, occasion }) => `analyse-workout-${workoutId}-${occasion}`,
});
