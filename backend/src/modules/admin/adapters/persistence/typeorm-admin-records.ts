import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { DayRange } from '#admin/domain/new-york-days.js';
import type { DeletedAccountRow, DemoSessionRow } from '#admin/domain/records.js';
import { AdminRecords, type Counted } from '#admin/ports/records.js';

const IN_DAYS =
  `created_at >= ($1::date)::timestamp AT TIME ZONE 'America/New_York' AND created_at < ` +
  `($2::date + 1)::timestamp AT TIME ZONE 'America/New_York'`;

@Injectable()
export class TypeormAdminRecords extends AdminRecords {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async deletedAccounts(offset: number, limit: number): Promise<Counted<DeletedAccountRow>> {
    const rows = await this.session.manager().query<DeletedAccountRow[]>(
      `SELECT id, email, signup_date AS "signupDate", deleted_at AS "deletedAt", upload_count AS "uploadCount",
              feedback_reason AS "feedbackReason", feedback_text AS "feedbackText", would_recommend AS "wouldRecommend"
       FROM deleted_accounts ORDER BY deleted_at DESC, id DESC LIMIT $1 OFFSET $2`,
      [limit, offset],
    );
    return { rows, total: await this.count(`SELECT count(*)::int AS n FROM deleted_accounts`, []) };
  }

  async demoSessions(
    { from, to }: DayRange,
    offset: number,
    limit: number,
  ): Promise<Counted<DemoSessionRow>> {
    const rows = await this.session.manager().query<DemoSessionRow[]>(
      `SELECT id, created_at AS date, sport, level, data_source AS "dataSource", age_range AS "ageRange", gender, country, device_type AS "deviceType",
              preset_question_1 AS "presetQuestion1", preset_question_2 AS "presetQuestion2", user_question AS "userQuestion"
       FROM demo_sessions WHERE ${IN_DAYS} ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`,
      [from, to, limit, offset],
    );
    return {
      rows,
      total: await this.count(`SELECT count(*)::int AS n FROM demo_sessions WHERE ${IN_DAYS}`, [
        from,
        to,
      ]),
    };
  }

  private async count(sql: string, parameters: readonly unknown[]): Promise<number> {
    const [row] = await this.session.manager().query<{ n: number }[]>(sql, [...parameters]);
    return row?.n ?? 0;
  }
}
