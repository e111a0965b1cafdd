import { afterAll, beforeAll, describe } from '@jest/globals';
import { userRepositoryContract } from '../../../../../test/contracts/user.repository.contract.js';
import { openTestSession, type TestSession } from '../../../../../test/support/test-session.js';
import { TypeormUserRepository } from './typeorm-user.repository.js';
import { UserRecord } from './user.record.js';

describe('TypeormUserRepository', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession([UserRecord]);
  });
  afterAll(() => database.close());

  userRepositoryContract('PostgreSQL', () => new TypeormUserRepository(database.session));
});
