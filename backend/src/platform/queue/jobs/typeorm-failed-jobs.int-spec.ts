import { afterAll, beforeAll, describe } from '@jest/globals';
import { failedJobsContract } from '#test/contracts/queue/failed-jobs.contract.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { SystemClock } from '#platform/database/system-clock.js';
import { UuidV7IdGenerator } from '#platform/database/uuid-v7.id-generator.js';
import type { NewJob } from './job-definition.js';
import { Outbox } from '../outbox/outbox.js';
import { TypeOrmFailedJobs } from './typeorm-failed-jobs.js';

class RememberedOutbox extends Outbox {
  readonly jobs: NewJob[] = [];
  override async add(job: NewJob): Promise<void> {
    this.jobs.push(job);
  }
}

describe('TypeOrmFailedJobs', () => {
  let database: TestSession;
  beforeAll(async () => {
    database = await openTestSession();
  });
  afterAll(() => database.close());
  failedJobsContract('PostgreSQL', () => {
    const clock = new SystemClock();
    const outbox = new RememberedOutbox();
    const failures = new TypeOrmFailedJobs(
      database.session,
      outbox,
      clock,
      new UuidV7IdGenerator(clock),
    );
    return { failures, planned: () => outbox.jobs.map(({ jobId }) => jobId) };
  });
});
