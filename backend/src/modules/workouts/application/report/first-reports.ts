import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import type { ReadReport, Report } from '#workouts/domain/report/report.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';
import { WorkoutRepository } from '#workouts/ports/workout.repository.js';

/** First reports as they are stored, for who writes a better one later. */
@Injectable()
export class FirstReports {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reader: WorkoutReader,
    private readonly workouts: WorkoutRepository,
  ) {}

  /** Null where the workout or its report is gone, or it is another athlete's. */
  async of(userId: string, workoutId: string): Promise<ReadReport | null> {
    const view = await this.reader.byId(userId, workoutId);
    return view?.reports.find(({ kind }) => kind === 'first') ?? null;
  }

  /**
   * Puts another report in place of the very one that was read; false where that was written again,
   * went, or is to be in other units meanwhile, and nothing was done.
   */
  replace(userId: string, workoutId: string, older: ReadReport, report: Report): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      await this.workouts.lockAthlete(userId);
      const now = await this.of(userId, workoutId);
      if (now === null || JSON.stringify(now) !== JSON.stringify(older)) return false;
      await this.workouts.putReport(workoutId, {
        ...report,
        id: older.id,
        createdAt: older.createdAt,
      });
      return true;
    });
  }
}
