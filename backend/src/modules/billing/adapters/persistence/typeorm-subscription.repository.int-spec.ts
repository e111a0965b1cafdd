import { afterAll, beforeAll, describe } from '@jest/globals';
import * as contract from '#test/contracts/billing/subscription.repository.contract.js';
import { newUser } from '#test/support/new-user.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormSubscriptionRepository } from './typeorm-subscription.repository.js';

describe('TypeormSubscriptionRepository', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());

  contract.subscriptionRepositoryContract('PostgreSQL', () => ({
    repository: new TypeormSubscriptionRepository(database.session, 'stripe'),
    other: new TypeormSubscriptionRepository(database.session, 'sandbox'),
    newPerson: async () => (await newUser(database.dataSource)).userId,
  }));
});
