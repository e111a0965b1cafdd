import { defineJob } from '#platform/queue/jobs/job-definition.js';
import { text } from '#platform/queue/jobs/payload-fields.js';

/**
 * Analyses a stored workout again. The occasion is part of the id: a change that comes while an
 * older job is just ending must not be taken for the same work. A job that finds nothing left to do
 * ends at once.
 */
export const ANALYSE_WORKOUT = defineJob({
  name: 'analyse-workout',
  queue: 'workouts',
  attempts: 3,
  backoffMs: 2_000,
  payload: { workoutId: text, occasion: text },
  jobId: ({ workoutId, occasion }) => `analyse-workout-${workoutId}-${occasion}`,
});
