import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { OwnedWorkout } from '#workouts/ports/report-jobs.js';
import { ReportRepository } from '#workouts/ports/report.repository.js';
import { WorkoutReportRecord } from './workout-report.record.js';

@Injectable()
export class TypeormReportRepository extends ReportRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async markAthlete(userId: string): Promise<readonly string[]> {
    const manager = this.session.manager();
    await manager.query(
      'UPDATE workout_reports SET to_rewrite = true FROM workouts WHERE workouts.id = ' +
        'workout_id AND workouts.user_id = $1',
      [userId],
    );
    const rows = await manager.query<{ id: string }[]>(
      `SELECT workouts.id FROM workouts JOIN workout_reports ON workout_id = workouts.id
       WHERE user_id = $1 ORDER BY start_time DESC, workouts.id DESC`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  marked(limit: number): Promise<readonly OwnedWorkout[]> {
    return this.session.manager().query<OwnedWorkout[]>(
      `SELECT workouts.user_id AS "userId", workout_id AS "workoutId"
       FROM workout_reports JOIN workouts ON workouts.id = workout_id WHERE to_rewrite LIMIT $1`,
      [limit],
    );
  }

  isMarked(workoutId: string): Promise<boolean> {
    return this.session.manager().existsBy(WorkoutReportRecord, { workoutId, toRewrite: true });
  }
}
