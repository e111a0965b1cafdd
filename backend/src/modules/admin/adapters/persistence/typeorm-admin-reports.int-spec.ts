import { afterAll, beforeAll, describe } from '@jest/globals';
import { adminReportsContract } from '#test/contracts/admin/admin-reports.contract.js';
import { newUser } from '#test/support/new-user.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormAdminReports } from './typeorm-admin-reports.js';

const ADD_CLOSED = `
  INSERT INTO deleted_accounts
    (id, user_id, email, email_key, signup_date, deleted_at, upload_count)
  VALUES (gen_random_uuid(), gen_random_uuid(), $1, $1, $2, $2, 0)`;

const ADD_VISIT = `
  INSERT INTO demo_sessions
    (id, workout_id, sport, level, data_source, user_question, created_at)
  VALUES (gen_random_uuid(), gen_random_uuid(), 'cycling', 'beginner', 'garmin', $1, $2)`;

const BOOK = `
  INSERT INTO ai_usage (id, user_id, purpose, model, outcome, prompt_tokens, completion_tokens,
    estimated, price_version, prompt_cost_micros, completion_cost_micros, created_at)
  VALUES (gen_random_uuid(), $1, 'general', 'a model', 'answered', 10, 1, false, 'v1',
    $2::numeric, CASE WHEN $2::numeric IS NOT NULL THEN 0 END, $3)`;

describe('TypeormAdminReports', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());

  const run = async (sql: string, parameters: unknown[]): Promise<void> => {
    await database.dataSource.query(sql, parameters);
  };
  adminReportsContract('PostgreSQL', () => ({
    reports: new TypeormAdminReports(database.session),
    addClosed: (email, deletedAt) => run(ADD_CLOSED, [email, deletedAt]),
    addVisit: (own, at) => run(ADD_VISIT, [own, at]),
    newUser: async () => (await newUser(database.dataSource)).userId,
    book: ({ userId, at, cost }) => run(BOOK, [userId, cost, at]),
  }));
});
