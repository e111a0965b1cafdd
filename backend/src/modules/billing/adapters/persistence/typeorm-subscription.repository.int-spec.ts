import { afterAll, beforeAll, describe } from '@jest/globals';
import { providerEventsContract } from '#test/contracts/billing/provider-events.contract.js';
import { subscriptionRepositoryContract } from '#test/contracts/billing/subscription.repository.contract.js';
import { newUser } from '#test/support/new-user.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormSubscriptionRepository } from './typeorm-subscription.repository.js';

describe('TypeormSubscriptionRepository', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());

  const world = () => ({
    repository: new TypeormSubscriptionRepository(database.session, 'stripe'),
    other: new TypeormSubscriptionRepository(database.session, 'sandbox'),
    newPerson: async () => (await newUser(database.dataSource)).userId,
  });
  subscriptionRepositoryContract('PostgreSQL', world);
  providerEventsContract('PostgreSQL', world);
});
