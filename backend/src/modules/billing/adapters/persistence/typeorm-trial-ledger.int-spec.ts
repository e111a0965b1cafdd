import { afterAll, beforeAll, describe } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { trialLedgerContract } from '#test/contracts/billing/trial-ledger.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormTrialLedger } from './typeorm-trial-ledger.js';

describe('TypeormTrialLedger', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());

  trialLedgerContract('PostgreSQL', () => ({
    ledger: new TypeormTrialLedger(database.session),
    newAthlete: async () => {
      const id = randomUUID();
      await database.dataSource.query(
        `INSERT INTO users (id, email, email_key, password_hash, first_name, last_name, city,
          country, sport, created_at, updated_at)
         VALUES ($1::uuid, $1::text, $1::text, '', '', '', '', '', 'BOTH', now(), now())`,
        [id],
      );
      return id;
    },
  }));
});
