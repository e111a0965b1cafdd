import { Injectable } from '@nestjs/common';
import { IdGenerator } from '#kernel/id-generator.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { ProfileListener, type ChangedDays } from '#accounts/index.js';
import { WorkoutJobs } from '#workouts/ports/workout-jobs.js';
import { WorkoutRepository } from '#workouts/ports/workout.repository.js';

/**
 * Plans, newest first and in the unit of work that changed the profile, what has to be recomputed
 * because of it.
 */
@Injectable()
export class FollowProfile extends ProfileListener {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly workouts: WorkoutRepository,
    private readonly jobs: WorkoutJobs,
    private readonly ids: IdGenerator,
  ) {
    super();
  }

  /** Only workouts on the days that changed are analysed again. */
  override async thresholdsChanged(userId: string, days: ChangedDays): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.workouts.lockAthlete(userId);
      const concerned = (await this.workouts.days(userId))
        .filter(({ day }) => days(day))
        .map(({ workoutId }) => workoutId);
      await this.workouts.markAnalyses(concerned);
      const occasion = this.ids.next();
      for (const workoutId of concerned) await this.jobs.analyse(workoutId, occasion);
    });
  }

  /**
   * Stored text speaks in units: the reports are written again. Numbers are kept without any and
   * stay.
   */
  override async unitsChanged(userId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.workouts.lockAthlete(userId);
      const occasion = this.ids.next();
      for (const workoutId of await this.workouts.markReports(userId))
        await this.jobs.rewriteReport({ userId, workoutId }, occasion);
    });
  }
}
