import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { HopelessJobError } from '#platform/queue/job-definition.js';
import { JobQueue } from '#platform/queue/job-queue.js';
import { AnalyseWorkout } from '#workouts/application/recompute/analyse-workout.use-case.js';
import { ANALYSE_WORKOUT } from './analyse-workout.job.js';

@Injectable()
export class AnalyseWorkoutJobHandler implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly analyseWorkout: AnalyseWorkout,
  ) {}

  onModuleInit(): void {
    this.queue.register(ANALYSE_WORKOUT, ({ workoutId }, { signal }) =>
      this.analyse(workoutId, signal),
    );
  }

  /** What the workout itself is to blame for does not get better by trying again. */
  private async analyse(workoutId: string, signal: AbortSignal): Promise<void> {
    try {
      await this.analyseWorkout.execute(workoutId, signal);
    } catch (error) {
      throw error instanceof DomainError
        ? new HopelessJobError(`workout ${workoutId}: ${error.message}`, { cause: error })
        : error;
    }
  }
}
