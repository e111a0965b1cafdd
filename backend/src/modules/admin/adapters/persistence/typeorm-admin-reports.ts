import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { DayRange } from '#admin/domain/new-york-days.js';
import type { DeletedAccountRow, DemoSessionRow, FeedbackRow } from '#admin/domain/records.js';
import { AdminReports, type Counted, type UsageSums } from '#admin/ports/admin-reports.js';
import { MANY_DAYS, ONE_DAY } from './usage-statements.js';

const IN_DAYS =
  `created_at >= ($1::date)::timestamp AT TIME ZONE 'America/New_York' AND created_at < ` +
  `($2::date + 1)::timestamp AT TIME ZONE 'America/New_York'`;

const FOREVER = new Date('9999-12-31T00:00:00Z');

/** The log knows who deleted an account, unless it was its owner. */
const DELETED = `
  SELECT d.id, d.email, d.signup_date AS "signupDate", d.deleted_at AS "deletedAt",
         d.upload_count AS "uploadCount", d.feedback_reason AS "feedbackReason",
         d.feedback_text AS "feedbackText", d.would_recommend AS "wouldRecommend",
         (SELECT actor FROM audit_log l WHERE l.subject = d.user_id::text
            AND l.action IN ('deleted', 'administrator-removed') LIMIT 1) AS "deletedBy"
  FROM (SELECT * FROM deleted_accounts WHERE deleted_at <= $3
        ORDER BY deleted_at DESC, id DESC LIMIT $1 OFFSET $2) d
  ORDER BY d.deleted_at DESC, d.id DESC`;

const FEEDBACK = `
  SELECT id, created_at AS at, reason, feedback AS text, would_recommend AS "wouldRecommend"
  FROM loose_feedback WHERE created_at <= $3
  ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2`;

const DEMO = `
  SELECT id, created_at AS date, sport, level, data_source AS "dataSource",
         age_range AS "ageRange", gender, country, device_type AS "deviceType",
         preset_question_1 AS "presetQuestion1", preset_question_2 AS "presetQuestion2",
         user_question AS "userQuestion"
  FROM demo_sessions WHERE ${IN_DAYS} AND created_at <= $5
  ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4`;

/** Enough memory for the sums of a hundred thousand people, so that they never go to disk. */
const WORK_MEM = `SET LOCAL work_mem = '32MB'`;

@Injectable()
export class TypeormAdminReports extends AdminReports {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async deletedAccounts(
    offset: number,
    limit: number,
    until: Date = FOREVER,
  ): Promise<Counted<DeletedAccountRow>> {
    return {
      rows: await this.session.query<DeletedAccountRow>(DELETED, [limit, offset, until]),
      total: await this.count('SELECT count(*)::int AS n FROM deleted_accounts', []),
    };
  }

  async feedback(
    offset: number,
    limit: number,
    until: Date = FOREVER,
  ): Promise<Counted<FeedbackRow>> {
    return {
      rows: await this.session.query<FeedbackRow>(FEEDBACK, [limit, offset, until]),
      total: await this.count('SELECT count(*)::int AS n FROM loose_feedback', []),
    };
  }

  async demoSessions(
    { from, to }: DayRange,
    offset: number,
    limit: number,
    until: Date = FOREVER,
  ): Promise<Counted<DemoSessionRow>> {
    return {
      rows: await this.session.query<DemoSessionRow>(DEMO, [from, to, limit, offset, until]),
      total: await this.count(`SELECT count(*)::int AS n FROM demo_sessions WHERE ${IN_DAYS}`, [
        from,
        to,
      ]),
    };
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
