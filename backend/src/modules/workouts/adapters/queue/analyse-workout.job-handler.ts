import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import {
  HopelessJobError,
  type JobContext,
  type PayloadOf,
} from '#platform/queue/jobs/job-definition.js';
import { OnJob } from '#platform/queue/jobs/on-job.js';
import { AnalyseWorkout } from '#workouts/application/recompute/analyse-workout.use-case.js';
import { ANALYSE_WORKOUT } from './analyse-workout.job.js';

@Injectable()
export class AnalyseWorkoutJobHandler {
  constructor(private readonly analyseWorkout: AnalyseWorkout) {}

  /** A retry cannot help where the workout itself is at fault. */
  @OnJob(ANALYSE_WORKOUT)
  async run(
    { workoutId }: PayloadOf<typeof ANALYSE_WORKOUT>,
    { signal }: JobContext,
  ): Promise<void> {
    try {
      await this.analyseWorkout.execute(workoutId, signal);
    } catch (error) {
      throw error instanceof DomainError
        ? new HopelessJobError(`workout ${workoutId}: ${error.message}`, { cause: error })
        : error;
    }
  }
}
