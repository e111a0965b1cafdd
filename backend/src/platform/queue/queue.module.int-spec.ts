import { Module, type DynamicModule, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { Journal } from '#test/contracts/queue/job-queue.journal.js';
import { aJob, aKind, type Work } from '#test/contracts/queue/job-queue.world.js';
import { createTestDatabase, type TestDatabase } from '#test/support/run/test-database.js';
import { DatabaseConfig } from '#config/database.config.js';
import { QueueConfig } from '#config/queue.config.js';
import type { Role } from '#config/role.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { DatabaseModule } from '../database/database.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { JobQueue } from './jobs/job-queue.js';
import { OnJob } from './jobs/on-job.js';
import { Outbox } from './outbox/outbox.js';
import { QueueLifecycle } from './workers/queue-lifecycle.js';
import { QueueModule } from './queue.module.js';

const kind = aKind();
const done = new Journal<string>();

@Module({})
class SomeJobs {
  @OnJob(kind)
  async run({ id }: Work): Promise<void> {
    done.note(id);
  }
}

class Settings {
  static of(databaseUrl: string, role: Role): DynamicModule {
    const providers = [
      { provide: DatabaseConfig, useValue: new DatabaseConfig(databaseUrl) },
      { provide: QueueConfig, useValue: new QueueConfig(null, role) },
    ];
    return {
      module: Settings,
      global: true,
      providers,
      exports: providers.map(({ provide }) => provide),
    };
  }
}

describe('QueueModule', () => {
  let database: TestDatabase;
  const running: INestApplicationContext[] = [];

  const start = async (role: Role) => {
    const imports = [
      Settings.of(database.url, role),
      MetricsModule,
      DatabaseModule.forRoot(),
      QueueModule.forRoot(),
      SomeJobs,
    ];
    const app = await NestFactory.createApplicationContext(
      { module: class Root {}, imports },
      { logger: false },
    );
    running.push(app);
    const add = async () => {
      const job = aJob(kind);
      await app.get(UnitOfWork).run(() => app.get(Outbox).add(job));
      return job;
    };
    return { app, add };
  };

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => void done.entries.splice(0));
  afterEach(() => Promise.all(running.splice(0).map((app) => app.close())));

  it('works what a transaction plans, in a process that does everything', async () => {
    const { add } = await start('all');
    const job = await add();
    expect(await done.first(1)).toEqual([job.jobId]);
  });

  it('leaves the work of a process that only serves to one that works', async () => {
    const { app, add } = await start('api');
    const job = await add();
    await app.get(JobQueue).ping();
    expect(done.entries).toEqual([]);
    await start('worker');
    expect(await done.first(1)).toEqual([job.jobId]);
  });

  it('plans nothing and works nothing in a process that does one task', async () => {
    const { add } = await start('admin');
    const job = await add();
    await running.splice(0)[0]?.close();
    expect(done.entries).toEqual([]);
    await start('worker');
    expect(await done.first(1)).toEqual([job.jobId]);
  });

  it('tells when its jobs have stopped', async () => {
    const { app, add } = await start('all');
    await add();
    await done.first(1);
    const { stopped } = app.get(QueueLifecycle);
    expect(stopped.aborted).toBe(false);
    await app.close();
    running.splice(0);
    expect(stopped.aborted).toBe(true);
  });
});
