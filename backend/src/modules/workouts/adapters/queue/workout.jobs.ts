import { defineJob } from '#platform/queue/jobs/job-definition.js';
import { text } from '#platform/queue/jobs/payload-fields.js';

/**
 * Reads an uploaded file. PostgreSQL knows how far it is, so the job carries an id alone and may
 * come twice.
 */
export const PARSE_FIT_FILE = defineJob({
  name: 'parse-fit-file',
  queue: 'workouts',
  attempts: 3,
  backoffMs: 1_000,
  payload: { uploadId: text },
  jobId: ({ uploadId }) => `parse-fit-file-${uploadId}`,
});

/**
 * Analyses a stored workout again. The occasion is part of the id: a change that comes while an
 * older job is just ending must not be taken for the same work. A job that finds nothing left to do
 * ends.
 */
export const ANALYSE_WORKOUT = defineJob({
  name: 'analyse-workout',
  queue: 'workouts',
  attempts: 3,
  backoffMs: 2_000,
  payload: { workoutId: text, occasion: text },
  jobId: ({ workoutId, occasion }) => `analyse-workout-${workoutId}-${occasion}`,
});

/**
 * Writes the report of a stored workout again. Ends where nothing is left to do.
 */
export const REWRITE_REPORT = defineJob({
  name: 'rewrite-report',
  queue: 'workouts',
  attempts: 3,
  backoffMs: 2_000,
  payload: { userId: text, workoutId: text, occasion: text },
  jobId: ({ workoutId, occasion }) => `rewrite-report-${workoutId}-${occasion}`,
});
