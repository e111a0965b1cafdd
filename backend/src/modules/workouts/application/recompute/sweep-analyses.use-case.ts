import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { WorkoutJobs } from '#workouts/ports/workout-jobs.js';
import { WorkoutRepository } from '#workouts/ports/workout.repository.js';
import { ENGINE_BUILD } from './engine-build.js';

const BATCH = 200;

/**
 * Sees to it that every analysis gets to be the present engine's, and that no analysis and no
 * report waits for ever.
 */
@Injectable()
export class SweepAnalyses {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly workouts: WorkoutRepository,
    private readonly jobs: WorkoutJobs,
  ) {}

  /** Plans again what other definitions computed. */
  async replaceOtherBuilds(): Promise<void> {
    let planned: number;
    do {
      planned = await this.planAll(
        () => this.workouts.markOtherBuilds(ENGINE_BUILD, BATCH),
        ENGINE_BUILD,
      );
    } while (planned === BATCH);
  }

  /** Plans again what waits without a job; what has one is planned once at most. */
  async rescueWaiting(): Promise<void> {
    await this.planAll(() => this.workouts.markedAnalyses(BATCH), 'waiting');
  }

  /** The same for reports that wait to be written again. */
  rescueReports(): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const workout of await this.workouts.markedReports(BATCH))
        await this.jobs.rewriteReport(workout, 'waiting');
    });
  }

  private planAll(find: () => Promise<readonly string[]>, occasion: string): Promise<number> {
    return this.unitOfWork.run(async () => {
      const ids = await find();
      for (const id of ids) await this.jobs.analyse(id, occasion);
      return ids.length;
    });
  }
}
