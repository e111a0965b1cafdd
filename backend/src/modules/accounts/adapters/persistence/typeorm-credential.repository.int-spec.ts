import { afterAll, beforeAll, describe } from '@jest/globals';
import { aUser } from '#test/builders/user.builder.js';
import { credentialsContract } from '#test/contracts/accounts/credential.repository.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { PasswordResetRecord } from './password-reset.record.js';
import { TypeormCredentialRepository } from './typeorm-credential.repository.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { UserRecord } from './user.record.js';

describe('TypeormCredentialRepository', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession([UserRecord, PasswordResetRecord]);
  });
  afterAll(() => database.close());

  credentialsContract('PostgreSQL', async () => {
    const [user, other] = [aUser(), aUser()];
    const users = new TypeormUserRepository(database.session);
    await users.add(user);
    await users.add(other);
    return {
      credentials: new TypeormCredentialRepository(database.session),
      work: database.unitOfWork,
      userId: user.id,
      otherId: other.id,
    };
  });
});
