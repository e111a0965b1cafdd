import { afterAll, beforeAll, describe } from '@jest/globals';
import { providerEventsContract } from '#test/contracts/billing/provider-events.contract.js';
import { subscriptionsContract } from '#test/contracts/billing/subscription.repository.contract.js';
import { newUser } from '#test/support/new-user.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { TypeormSubscriptions } from './typeorm-subscriptions.js';

describe('TypeormSubscriptions', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());

  const world = () => ({
    repository: new TypeormSubscriptions(database.session, 'stripe'),
    other: new TypeormSubscriptions(database.session, 'sandbox'),
    newPerson: async () => (await newUser(database.dataSource)).userId,
  });
  subscriptionsContract('PostgreSQL', world);
  providerEventsContract('PostgreSQL', world);
});
