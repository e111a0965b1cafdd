import { afterAll, beforeAll, describe } from '@jest/globals';
import { aUser } from '#test/builders/user.builder.js';
import { passwordResetRepositoryContract } from '#test/contracts/password-reset.repository.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { PasswordResetRecord } from './password-reset.record.js';
import { TypeormPasswordResetRepository } from './typeorm-password-reset.repository.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { UserRecord } from './user.record.js';

describe('TypeormPasswordResetRepository', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession([UserRecord, PasswordResetRecord]);
  });
  afterAll(() => database.close());

  passwordResetRepositoryContract('PostgreSQL', async () => {
    const [user, other] = [aUser(), aUser()];
    const users = new TypeormUserRepository(database.session);
    await users.add(user);
    await users.add(other);
    return {
      resets: new TypeormPasswordResetRepository(database.session),
      work: database.unitOfWork,
      userId: user.id,
      otherId: other.id,
    };
  });
});
