import { afterAll, beforeAll, describe } from '@jest/globals';
import { syncRunsContract } from '#test/contracts/admin/sync-runs.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormSyncRuns } from './typeorm-sync-runs.js';

describe('TypeormSyncRuns', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());
  syncRunsContract('PostgreSQL', () => new TypeormSyncRuns(database.session));
});
