import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { PlanStandings, type PlanStanding } from '#accounts/ports/plan-standings.js';

/** Columns of the account's own row; one that says the same is not written. */
@Injectable()
export class TypeormPlanStandings extends PlanStandings {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async put(userId: string, { status, turnsAt, then }: PlanStanding): Promise<void> {
    await this.session.manager().query(
      `UPDATE users SET plan_status = $2, plan_turns_at = $3, plan_then = $4
       WHERE id = $1 AND (plan_status, plan_turns_at, plan_then) IS DISTINCT FROM ($2::text, $3::timestamptz, $4::text)`,
      [userId, status, turnsAt, then],
    );
  }

  async amongTrials(userIds: readonly string[]): Promise<readonly string[]> {
    const rows = await this.session
      .manager()
      .query<{ id: string }[]>(
        `SELECT id FROM users WHERE id = ANY($1) AND plan_status = 'TRIAL'`,
        [userIds],
      );
    return rows.map(({ id }) => id);
  }

  async turn(now: Date): Promise<void> {
    await this.session
      .manager()
      .query(
        'UPDATE users SET plan_status = plan_then, plan_turns_at = NULL, plan_then = NULL ' +
          'WHERE plan_turns_at <= $1',
        [now],
      );
  }
}
