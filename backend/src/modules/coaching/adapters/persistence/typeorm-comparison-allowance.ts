import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { ComparisonAllowance, type Allowance } from '#coaching/ports/comparison-allowance.js';

/**
 * Rows in PostgreSQL; a lock for each athlete makes concurrent requests wait for one another.
 */
@Injectable()
export class TypeormComparisonAllowance extends ComparisonAllowance {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async take(id: string, userId: string, perDay: number): Promise<Allowance> {
    const manager = this.session.manager();
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('comparison ' || $1, 0))`, [
      userId,
    ]);
    await manager.query(
      'DELETE FROM comparison_questions WHERE user_id = $1 AND (asked_at <= ' +
        `clock_timestamp() - interval '1 day' OR held_until <= clock_timestamp())`,
      [userId],
    );
    // Of the last `perDay`, the oldest is the next to make room.
    const [leaving] = await manager.query<{ waitS: number }[]>(
      `SELECT ceil(extract(epoch FROM asked_at + interval '1 day' - clock_timestamp()))::int AS "waitS"
       FROM comparison_questions WHERE user_id = $1 ORDER BY asked_at DESC OFFSET $2 LIMIT 1`,
      [userId, perDay - 1],
    );
    if (leaving) return { waitS: Math.max(1, leaving.waitS) };
    await manager.query(
      'INSERT INTO comparison_questions (id, user_id, asked_at, held_until) VALUES ($1, $2, ' +
        `clock_timestamp(), clock_timestamp() + interval '2 minutes')`,
      [id, userId],
    );
    return { id };
  }

  async keep(id: string): Promise<void> {
    await this.session
      .manager()
      .query(`UPDATE comparison_questions SET held_until = NULL WHERE id = $1`, [id]);
  }

  async giveBack(id: string): Promise<void> {
    await this.session
      .manager()
      .query(`DELETE FROM comparison_questions WHERE id = $1 AND held_until IS NOT NULL`, [id]);
  }
}
