import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser } from '#test/builders/user.builder.js';
import { sessionRepositoryContract } from '#test/contracts/accounts/session.repository.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { SessionRecord } from './session.record.js';
import { TypeormSessionRepository } from './typeorm-session.repository.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { UserRecord } from './user.record.js';

describe('TypeormSessionRepository', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession([UserRecord, SessionRecord]);
  });
  afterAll(() => database.close());

  const world = async () => {
    const [user, other] = [aUser(), aUser()];
    const users = new TypeormUserRepository(database.session);
    await users.add(user);
    await users.add(other);
    return { sessions: new TypeormSessionRepository(database.session), user, other };
  };

  sessionRepositoryContract('PostgreSQL', world);

  it('finds nothing of an account that is being deleted', async () => {
    const { sessions, user } = await world();
    const session = {
      id: '00000000-0000-7000-8000-000000000001',
      userId: user.id,
      device: '',
      factors: ['password' as const],
      begunAt: new Date(),
      usedAt: new Date(),
    };
    await sessions.add(session);
    await database.dataSource.query('UPDATE users SET leaving_since = now() WHERE id = $1', [
      user.id,
    ]);
    expect(await sessions.find(session)).toBeNull();
  });
});
