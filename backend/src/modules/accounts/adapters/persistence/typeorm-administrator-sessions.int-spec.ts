import { afterAll, beforeAll, describe } from '@jest/globals';
import { administratorSessionsContract } from '#test/contracts/administrator-sessions.contract.js';
import { newUser } from '#test/support/new-user.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormAdministratorSessions } from './typeorm-administrator-sessions.js';

describe('TypeormAdministratorSessions', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());
  administratorSessionsContract(
    'PostgreSQL',
    () => new TypeormAdministratorSessions(database.session),
    async () => (await newUser(database.dataSource)).userId,
  );
});
