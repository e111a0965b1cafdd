import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { DayRange } from '#admin/domain/new-york-days.js';
import type { DeletedAccountRow, DemoSessionRow } from '#admin/domain/records.js';
import { AdminReports, type Counted, type UsageSums } from '#admin/ports/admin-reports.js';
import { MANY_DAYS, ONE_DAY } from './usage-statements.js';

const IN_DAYS =
  `created_at >= ($1::date)::timestamp AT TIME ZONE 'America/New_York' AND created_at < ` +
  `($2::date + 1)::timestamp AT TIME ZONE 'America/New_York'`;

/** Enough memory for the sums of a hundred thousand people, so that they never go to disk. */
const WORK_MEM = `SET LOCAL work_mem = '32MB'`;

@Injectable()
export class TypeormAdminReports extends AdminReports {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async deletedAccounts(offset: number, limit: number): Promise<Counted<DeletedAccountRow>> {
    const rows = await this.session.query<DeletedAccountRow>(
      `SELECT id, email, signup_date AS "signupDate", deleted_at AS "deletedAt",
              upload_count AS "uploadCount", feedback_reason AS "feedbackReason",
              feedback_text AS "feedbackText", would_recommend AS "wouldRecommend"
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
    const rows = await this.session.query<DemoSessionRow>(
      `SELECT id, created_at AS date, sport, level, data_source AS "dataSource",
              age_range AS "ageRange", gender, country, device_type AS "deviceType",
              preset_question_1 AS "presetQuestion1", preset_question_2 AS "presetQuestion2",
              user_question AS "userQuestion"
       FROM demo_sessions WHERE ${IN_DAYS} ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`,
      [from, to, limit, offset],
    );
    const count = `SELECT count(*)::int AS n FROM demo_sessions WHERE ${IN_DAYS}`;
    return { rows, total: await this.count(count, [from, to]) };
  }

  /** Reads the sums by person and by model that triggers keep with the ledger and the uploads. */
  usage(range: DayRange, offset: number, limit: number): Promise<UsageSums> {
    const page = [range.from, range.to, limit, offset];
    if (range.from === range.to) return this.sums(ONE_DAY, page);
    return this.session.inNewTransaction(async () => {
      await this.session.query(WORK_MEM, []);
      return this.sums(MANY_DAYS, page);
    });
  }

  private async sums(statement: string, page: readonly unknown[]): Promise<UsageSums> {
    const [sums] = await this.session.query<UsageSums>(statement, page);
    if (!sums) throw new Error('a sum without a row');
    return sums;
  }

  private async count(sql: string, parameters: readonly unknown[]): Promise<number> {
    const [row] = await this.session.query<{ n: number }>(sql, parameters);
    return row?.n ?? 0;
  }
}
