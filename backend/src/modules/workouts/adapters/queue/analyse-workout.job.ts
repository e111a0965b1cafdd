import type { JobDefinition } from '#platform/queue/job-definition.js';
import { textsOf } from './payload.js';

export type AnalyseWorkoutPayload = { readonly workoutId: string; readonly occasion: string };

/**
 * Analyses a stored workout again. The occasion is part of the id: a change that comes while an
 * older job is just ending must not be taken for the same work. A job that finds nothing left to do
 * ends at once.
 */
export const ANALYSE_WORKOUT: JobDefinition<AnalyseWorkoutPayload> = {
  name: 'analyse-workout',
  queue: 'workouts',
  attempts: 3,
  backoffMs: 2_000,
  jobId: ({ workoutId, occasion }) => `analyse-workout-${workoutId}-${occasion}`,
  parse: (payload) => textsOf(payload, ['workoutId', 'occasion']),
};
