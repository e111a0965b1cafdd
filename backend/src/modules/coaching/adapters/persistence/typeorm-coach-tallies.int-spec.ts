import { afterAll, beforeAll, describe } from '@jest/globals';
import { coachTalliesContract } from '#test/contracts/coaching/coach-tallies.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormCoachTallies } from './typeorm-coach-tallies.js';

describe('TypeormCoachTallies', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());
  coachTalliesContract('PostgreSQL', () => new TypeormCoachTallies(database.session));
});
