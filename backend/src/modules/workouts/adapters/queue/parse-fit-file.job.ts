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
