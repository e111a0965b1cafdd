import { afterAll, beforeAll, describe } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { usageLedgerContract } from '#test/contracts/coaching/usage-ledger.contract.js';
import { newUser } from '#test/support/new-user.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormUsageLedger } from './typeorm-usage-ledger.js';
import { UsageEntryRecord } from './usage-entry.record.js';

describe('TypeormUsageLedger', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession([UsageEntryRecord]);
  });
  afterAll(() => database.close());

  usageLedgerContract('PostgreSQL', () => ({
    ledger: new TypeormUsageLedger(database.session),
    newAthlete: async () => (await newUser(database.dataSource)).userId,
    removeAthlete: async (userId) => {
      await database.dataSource.query('DELETE FROM users WHERE id = $1', [userId]);
    },
    newMessage: async (userId) => {
      const id = randomUUID();
      await database.dataSource.query(
        'INSERT INTO chat_messages (id, user_id, role, content, created_at) VALUES ($1, $2, ' +
          `'assistant', 'Yes.', now())`,
        [id, userId],
      );
      return id;
    },
    messageOf: async (entryId) => {
      const [row] = await database.dataSource.query<{ message_id: string | null }[]>(
        'SELECT message_id FROM ai_usage WHERE id = $1',
        [entryId],
      );
      return row?.message_id ?? null;
    },
  }));
});
