import { afterAll, beforeAll, describe } from '@jest/globals';
import { planStandingsContract } from '#test/contracts/plan-standings.contract.js';
import { newUser } from '#test/support/new-user.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormPlanStandings } from './typeorm-plan-standings.js';

describe('TypeormPlanStandings', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());
  planStandingsContract('PostgreSQL', () => ({
    standings: new TypeormPlanStandings(database.session),
    newUser: async () => (await newUser(database.dataSource)).userId,
    statusOf: async (userId) =>
      (
        await database.dataSource.query<{ plan_status: string }[]>(
          'SELECT plan_status FROM users WHERE id = $1',
          [userId],
        )
      )[0]?.plan_status ?? '',
  }));
});
