import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { WorkoutJobs } from '#workouts/ports/workout-jobs.js';
import { WorkoutRepository } from '#workouts/ports/workout.repository.js';

const BATCH = 200;

/** Sees to it that no report waits for ever to be written again. */
@Injectable()
export class SweepReports {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly workouts: WorkoutRepository,
    private readonly jobs: WorkoutJobs,
  ) {}

  /** Plans again what waits without a job; what has one is planned once at most. */
  rescueWaiting(): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const workout of await this.workouts.markedReports(BATCH))
        await this.jobs.rewriteReport(workout, 'waiting');
    });
  }
}
