import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { ReportJobs } from '#workouts/ports/report-jobs.js';
import { RecomputeRepository } from '#workouts/ports/recompute.repository.js';

const BATCH = 200;

/** Sees to it that no report waits for ever to be written again. */
@Injectable()
export class SweepReports {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly recompute: RecomputeRepository,
    private readonly jobs: ReportJobs,
  ) {}

  /** Plans again what waits without a job; what has one is planned once at most. */
  rescueWaiting(): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const workout of await this.recompute.markedReports(BATCH))
        await this.jobs.plan(workout, 'waiting');
    });
  }
}
