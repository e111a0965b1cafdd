import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { TrialUse } from '#billing/domain/trial.js';
import { TrialLedger } from '#billing/ports/trial-ledger.js';

const RESERVED =
  'WHERE user_id = $1 AND workout_id = $2 AND reservation_id = $3 AND reserved_until IS NOT NULL';

/** Each method is one statement, so that no two processes can both take the last one. */
@Injectable()
export class TypeormTrialLedger extends TrialLedger {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async takeUpload(userId: string, limit: number): Promise<boolean> {
    const rows = await this.session.query(
      `INSERT INTO trial_usage (user_id, uploads_used) VALUES ($1, 1)
       ON CONFLICT (user_id) DO UPDATE SET uploads_used = trial_usage.uploads_used + 1
       WHERE trial_usage.uploads_used < $2 RETURNING user_id`,
      [userId, limit],
    );
    return rows.length === 1;
  }

  async giveUploadBack(userId: string): Promise<void> {
    await this.session.query(
      'UPDATE trial_usage SET uploads_used = uploads_used - 1 WHERE user_id = $1 AND ' +
        'uploads_used > 0 RETURNING user_id',
      [userId],
    );
  }

  async reserveQuestion(question: {
    userId: string;
    workoutId: string;
    reservationId: string;
    until: Date;
    now: Date;
  }): Promise<boolean> {
    const rows = await this.session.query(
      `INSERT INTO trial_questions AS q (user_id, workout_id, reservation_id, reserved_until)
       VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, workout_id) DO UPDATE
         SET reservation_id = excluded.reservation_id, reserved_until = excluded.reserved_until
       WHERE q.reserved_until < $5
          OR (q.reserved_until IS NOT NULL AND q.reservation_id = excluded.reservation_id)
       RETURNING user_id`,
      [question.userId, question.workoutId, question.reservationId, question.until, question.now],
    );
    return rows.length === 1;
  }

  async settleQuestion(userId: string, workoutId: string, reservationId: string): Promise<boolean> {
    const rows = await this.session.query(
      `UPDATE trial_questions SET reserved_until = NULL ${RESERVED} RETURNING user_id`,
      [userId, workoutId, reservationId],
    );
    return rows.length === 1;
  }

  async releaseQuestion(userId: string, workoutId: string, reservationId: string): Promise<void> {
    await this.session.query(`DELETE FROM trial_questions ${RESERVED} RETURNING user_id`, [
      userId,
      workoutId,
      reservationId,
    ]);
  }

  async questionUsed(userId: string, workoutId: string): Promise<boolean> {
    const rows = await this.session.query(
      'SELECT 1 FROM trial_questions WHERE user_id = $1 AND workout_id = $2 AND ' +
        'reserved_until IS NULL',
      [userId, workoutId],
    );
    return rows.length === 1;
  }

  async useOf(userId: string): Promise<TrialUse> {
    const [row] = await this.session.query<{ uploads: number; questions: number }>(
      `SELECT
         COALESCE((SELECT uploads_used FROM trial_usage WHERE user_id = $1), 0)::int AS uploads,
         (SELECT count(*) FROM trial_questions
          WHERE user_id = $1 AND reserved_until IS NULL)::int AS questions`,
      [userId],
    );
    return { uploadsUsed: row?.uploads ?? 0, questionsUsed: row?.questions ?? 0 };
  }

  async carryOver(userId: string, uploads: number): Promise<void> {
    await this.session.query(`INSERT INTO trial_usage (user_id, uploads_used) VALUES ($1, $2)`, [
      userId,
      uploads,
    ]);
    // The workouts are gone, so any id will do.
    await this.session.query(
      'INSERT INTO trial_questions (user_id, workout_id, reservation_id) SELECT $1, ' +
        'gen_random_uuid(), gen_random_uuid() FROM generate_series(1, $2::int)',
      [userId, uploads],
    );
  }

  async forget(userId: string): Promise<void> {
    for (const table of ['trial_usage', 'trial_questions'])
      await this.session.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  }
}
