import { afterAll, beforeAll, describe } from '@jest/globals';
import { usageReportContract } from '#test/contracts/usage-report.contract.js';
import { newUser } from '#test/support/new-user.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormUsageReport } from './typeorm-usage-report.js';

describe('TypeormUsageReport', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());
  usageReportContract('PostgreSQL', () => ({
    report: new TypeormUsageReport(database.session),
    newUser: async () => (await newUser(database.dataSource)).userId,
    book: async ({ userId, at, cost }) => {
      await database.dataSource.query(
        `INSERT INTO ai_usage (id, user_id, purpose, model, outcome, prompt_tokens, completion_tokens, estimated, price_version, prompt_cost_micros, completion_cost_micros, created_at)
         VALUES (gen_random_uuid(), $1, 'general', 'a model', 'answered', 10, 1, false, 'v1', $2::numeric, CASE WHEN $2::numeric IS NOT NULL THEN 0 END, $3)`,
        [userId, cost, at],
      );
    },
  }));
});
