import type { JobDefinition } from '#platform/queue/job-definition.js';

export type ModelReportPayload = {
  readonly userId: string;
  readonly workoutId: string;
  readonly occasion: string;
};

/**
 * Has a model write the first report of a workout. One that finds nothing left to do ends at once.
 */
export const MODEL_REPORT: JobDefinition<ModelReportPayload> = {
  name: 'model-report',
  queue: 'coaching',
  attempts: 3,
  backoffMs: 20_000,
  jobId: ({ workoutId, occasion }) => `model-report-${workoutId}-${occasion}`,
  parse: (payload) => {
    const { userId, workoutId, occasion } = payload as Partial<Record<string, unknown>>;
    if (typeof userId !== 'string' || typeof workoutId !== 'string' || typeof occasion !== 'string')
      throw new Error('the payload names no workout');
    return { userId, workoutId, occasion };
  },
};
