import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';

import type { BullJobQueue } from '#platform/queue/bull-job-queue.js';
import { createTestDatabase, type TestDatabase } from '#test/support/run/test-database.js';
import { aJob, aKind, openQueueAt } from './job-queue.world.js';

/** As BullMQ writes it, with a number of the moment. */
const NUMBERED_NOW = `
  INSERT INTO bullmq.event (queue, event, data, created_at_ms)
  VALUES ('workouts', 'completed', '{"jobId": "late", "returnvalue": "null"}', 0)`;

describe('BullMQ on PostgreSQL, events that are stored out of order', () => {
  let database: TestDatabase;
  let client: Client;
  let queue: BullJobQueue;

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  beforeEach(() => {
    queue = openQueueAt(database.url);
  });
  afterEach(() => queue.close());

  it('hears of an end whose transaction was stored after that of a later event', async () => {
    const kind = aKind();
    queue.register(kind, () => Promise.resolve());
    await Promise.all([queue.startWatching(), queue.startWorking()]);
    const late = queue.whenEnded('late', 10_000);
    await client.query('BEGIN');
    await client.query(NUMBERED_NOW);
    const job = aJob(kind);
    const later = queue.whenEnded(job.jobId, 10_000);
    await queue.add(job);
    expect(await later).toBe(true);
    await client.query('COMMIT');
    expect(await late).toBe(true);
  });

  it('does not take an earlier run of a job, read again, for the run that is awaited', async () => {
    const kind = aKind();
    queue.register(kind, () => Promise.resolve());
    await Promise.all([queue.startWatching(), queue.startWorking()]);
    const never = queue.whenEnded('never-added', 1_600);
    const job = aJob(kind);
    const end = queue.whenEnded(job.jobId, 10_000);
    await queue.add(job);
    expect(await end).toBe(true);
    // Long enough for the events to be read again from where the first began to wait.
    expect(await queue.whenEnded(job.jobId, 1_000)).toBe(false);
    expect(await never).toBe(false);
  });
});
