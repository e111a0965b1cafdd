import { afterAll, beforeAll, describe } from '@jest/globals';
import { adminRecordsContract } from '#test/contracts/admin-records.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormAdminRecords } from './typeorm-admin-records.js';

describe('TypeormAdminRecords', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());
  adminRecordsContract('PostgreSQL', () => ({
    records: new TypeormAdminRecords(database.session),
    addClosed: async (email, deletedAt) => {
      await database.dataSource.query(
        'INSERT INTO deleted_accounts (id, user_id, email, email_key, signup_date, ' +
          'deleted_at, upload_count) VALUES (gen_random_uuid(), gen_random_uuid(), $1, $1, $2, ' +
          '$2, 0)',
        [email, deletedAt],
      );
    },
    addVisit: async (own, at) => {
      await database.dataSource.query(
        'INSERT INTO demo_sessions (id, workout_id, sport, level, data_source, ' +
          `user_question, created_at) VALUES (gen_random_uuid(), gen_random_uuid(), 'cycling', ` +
          `'beginner', 'garmin', $1, $2)`,
        [own, at],
      );
    },
  }));
});
