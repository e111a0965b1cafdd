import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { breakerStateContract } from '#test/contracts/coaching/breaker-state.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormBreakerState } from './typeorm-breaker-state.js';

describe('TypeormBreakerState', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());

  breakerStateContract('PostgreSQL', () => {
    const service = randomUUID();
    return {
      state: new TypeormBreakerState(database.session, service),
      other: new TypeormBreakerState(database.session, service),
      // Its clock cannot be moved; what happened is put back instead.
      advance: async (ms) => {
        await database.session.manager().query(
          `UPDATE coach_breakers SET failures = ARRAY(SELECT at - $2 * interval '1 ms' FROM unnest(failures) at),
             open_until = open_until - $2 * interval '1 ms', trial_until = trial_until - $2 * interval '1 ms' WHERE service = $1`,
          [service, ms],
        );
      },
    };
  });
});
