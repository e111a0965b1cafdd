import { afterAll, beforeAll, describe } from '@jest/globals';
import { aUser } from '#test/builders/user.builder.js';
import { emailChangeContract } from '#test/contracts/accounts/email-change.repository.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormEmailChangeRepository } from './typeorm-email-change.repository.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { UserRecord } from './user.record.js';

describe('TypeormEmailChangeRepository', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession([UserRecord]);
  });
  afterAll(() => database.close());

  emailChangeContract('PostgreSQL', async () => {
    const [user, other] = [aUser(), aUser()];
    const users = new TypeormUserRepository(database.session);
    await users.add(user);
    await users.add(other);
    return {
      changes: new TypeormEmailChangeRepository(database.session),
      userId: user.id,
      otherId: other.id,
    };
  });
});
