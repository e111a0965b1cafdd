import { defineJob } from '#platform/queue/jobs/job-definition.js';
import { anyText } from '#platform/queue/jobs/payload-fields.js';

/** Has a model write the first report of a workout. A job with nothing left to do ends immediately. */
export const MODEL_REPORT = defineJob({
  name: 'model-report',
  queue: 'coaching',
  attempts: 3,
  backoffMs: 20_000,
  payload: { userId: anyText, workoutId: anyText, occasion: anyText },
  jobId: ({ workoutId, occasion }) => `model-report-${workoutId}-${occasion}`,
});
