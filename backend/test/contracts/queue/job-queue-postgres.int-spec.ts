import { afterAll, beforeAll } from '@jest/globals';

import { createTestDatabase, type TestDatabase } from '#test/support/run/test-database.js';
import { jobQueueContract } from './job-queue.contract.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

jobQueueContract('BullMQ on PostgreSQL', () => database.url);
