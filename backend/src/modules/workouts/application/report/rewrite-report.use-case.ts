import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';
import { WorkoutRepository, type OwnedWorkout } from '#workouts/ports/workout.repository.js';
import { FirstReport } from './first-report.js';

/** Writes the report of a stored workout again, in the units that the athlete reads now. */
@Injectable()
export class RewriteReport {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly workouts: WorkoutRepository,
    private readonly reader: WorkoutReader,
    private readonly firstReport: FirstReport,
  ) {}

  /** Does nothing where the workout is gone or another job was quicker. */
  async execute({ userId, workoutId }: OwnedWorkout): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Units that change while we write wait here, then mark this report again.
      await this.workouts.lockAthlete(userId);
      if (!(await this.workouts.isReportMarked(workoutId))) return;
      const view = await this.reader.byId(userId, workoutId);
      if (view) await this.firstReport.rewrite(userId, view);
    });
  }
}
