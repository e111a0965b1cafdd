import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { SystemClock } from '#platform/database/system-clock.js';
import { UuidV7IdGenerator } from '#platform/database/uuid-v7.id-generator.js';
import type { NewJob } from './job-definition.js';
import { Outbox } from '../outbox/outbox.js';
import { FailedJobs } from './failed-jobs.js';

class RememberedOutbox extends Outbox {
  readonly jobs: NewJob[] = [];
  override async add(job: NewJob): Promise<void> {
    this.jobs.push(job);
  }
}

describe('FailedJobs', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());

  function open() {
    const clock = new SystemClock();
    const outbox = new RememberedOutbox();
    const ids = new UuidV7IdGenerator(clock);
    const failures = new FailedJobs(database.session, outbox, clock, ids);
    return { failures, planned: () => outbox.jobs.map(({ jobId }) => jobId) };
  }

  const job = (jobId: string) => ({
    queue: 'mail',
    name: 'a job',
    jobId,
    payload: { id: jobId },
    reason: 'no way',
    attempts: 3,
  });

  it('keeps what failed, newest first, and counts it by queue', async () => {
    const { failures } = open();
    const [first, second] = [randomUUID(), randomUUID()];
    const before = (await failures.counts())['mail'] ?? 0;
    await failures.add(job(first));
    await failures.add(job(second));
    expect(await failures.newest(2)).toMatchObject([job(second), job(first)]);
    expect((await failures.counts())['mail']).toBe(before + 2);
  });

  it('plans a job again once for concurrent retries', async () => {
    const world = open();
    const jobId = randomUUID();
    await world.failures.add(job(jobId));
    const [kept] = await world.failures.newest(1);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.failures.retry(kept?.id ?? '')),
    );
    expect(answers.filter((answer) => answer !== null)).toMatchObject([job(jobId)]);
    expect(world.planned().filter((id) => id === jobId)).toHaveLength(1);
  });
});
