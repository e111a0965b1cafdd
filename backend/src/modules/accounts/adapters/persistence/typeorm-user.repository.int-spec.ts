import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser } from '#test/builders/user.builder.js';
import { administratorRepositoryContract } from '#test/contracts/accounts/administrator.repository.contract.js';
import { credentialsContract } from '#test/contracts/accounts/credentials.contract.js';
import { userRepositoryContract } from '#test/contracts/accounts/user.repository.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { PasswordResetRecord } from './password-reset.record.js';
import { TypeormAdministratorRepository } from './typeorm-administrator.repository.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { UserRecord } from './user.record.js';

describe('TypeormUserRepository', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession([UserRecord, PasswordResetRecord]);
  });
  afterAll(() => database.close());

  userRepositoryContract('PostgreSQL', () => ({
    users: new TypeormUserRepository(database.session),
    planStatusOf: async (userId) => {
      const [row] = await database.dataSource.query<{ plan_status: string }[]>(
        'SELECT plan_status FROM users WHERE id = $1',
        [userId],
      );
      return row?.plan_status ?? '';
    },
  }));

  administratorRepositoryContract('PostgreSQL', () => ({
    staff: new TypeormAdministratorRepository(database.session),
    users: new TypeormUserRepository(database.session),
  }));

  credentialsContract('PostgreSQL', async () => {
    const [user, other] = [aUser(), aUser()];
    const users = new TypeormUserRepository(database.session);
    await users.add(user);
    await users.add(other);
    return { users, work: database.unitOfWork, userId: user.id, otherId: other.id };
  });

  it('treats an account that is being deleted as gone, and its address as taken', async () => {
    const users = new TypeormUserRepository(database.session);
    const user = aUser();
    await users.add(user);
    await database.dataSource.query('UPDATE users SET leaving_since = now() WHERE id = $1', [
      user.id,
    ]);
    expect([
      await users.findById(user.id),
      await users.findByEmail(user.email),
      await users.changePassword(user, 'another'),
    ]).toEqual([null, null, null]);
    await expect(users.add(aUser({ email: user.email }))).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
    });
  });
});
