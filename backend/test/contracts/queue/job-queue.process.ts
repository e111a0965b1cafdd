import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

import { DatabaseConfig } from '#config/database.config.js';
import { QueueConfig } from '#config/queue.config.js';
import type { Json } from '#kernel/json.js';
import { MetricsModule } from '#platform/metrics/metrics.module.js';
import { BullJobQueue } from '#platform/queue/jobs/bull-job-queue.js';
import { FailedJobs } from '#platform/queue/jobs/failed-jobs.js';
import type { JobDefinition, NewJob } from '#platform/queue/jobs/job-definition.js';
import { JobRegistry, type JobHandler } from '#platform/queue/jobs/job-registry.js';
import { QueueLifecycle } from '#platform/queue/workers/queue-lifecycle.js';
import type { AllQueueSettings } from '#platform/queue/queue-settings.js';
import { queueParts } from '#platform/queue/queue.module.js';
import { eventually } from '#test/support/eventually.js';

/** A process with a queue and nothing else; it connects with its first use. */
export class QueueProcess {
  private readonly declare: ((registry: JobRegistry) => void)[] = [];
  private starting: Promise<INestApplicationContext> | null = null;

  constructor(
    private readonly url: string,
    private readonly settings: AllQueueSettings,
  ) {}

  /** Call it before the first use. */
  register<P extends Json>(kind: JobDefinition<P>, handler: JobHandler<P>): void {
    this.declare.push((registry) => registry.register(kind, handler));
  }

  async startWorking(): Promise<void> {
    await (await this.app()).get(QueueLifecycle).startWorkers();
  }

  async add(job: NewJob): Promise<void> {
    await (await this.app()).get(BullJobQueue).add(job);
  }

  async ping(): Promise<void> {
    await (await this.app()).get(BullJobQueue).ping();
  }

  /** Waits until the jobs have ended, successfully or not: no queue contains them. */
  async gone(...jobIds: readonly string[]): Promise<void> {
    const queues = (await this.app()).get(BullJobQueue).all();
    await eventually(async () => {
      for (const queue of queues) {
        const states = await Promise.all(jobIds.map((jobId) => queue.getJobState(jobId)));
        const left = states.filter((state) => state !== 'unknown');
        if (left.length > 0) throw new Error(`jobs are still ${left.join(', ')}`);
      }
    });
  }

  async close(): Promise<void> {
    await (await this.starting)?.close();
  }

  private app(): Promise<INestApplicationContext> {
    this.starting ??= this.start();
    return this.starting;
  }

  private async start(): Promise<INestApplicationContext> {
    const { imports, providers } = queueParts(this.settings);
    const root = {
      module: class Root {},
      imports: [configOf(this.url), MetricsModule, ...imports],
      providers: [...providers, { provide: FailedJobs, useValue: { add: async () => undefined } }],
    };
    const app = await NestFactory.createApplicationContext(root, { logger: false });
    for (const declare of this.declare) declare(app.get(JobRegistry));
    // As a process of the product starts: a queue whose first connection is cut never comes back.
    await app.get(BullJobQueue).connect();
    return app;
  }
}

/** The role starts nothing on its own. */
function configOf(url: string) {
  const redisUrl = url.startsWith('redis') ? url : null;
  const providers = [
    { provide: DatabaseConfig, useValue: new DatabaseConfig(url) },
    { provide: QueueConfig, useValue: new QueueConfig(redisUrl, 'admin') },
  ];
  return {
    module: class Config {},
    global: true,
    providers,
    exports: [DatabaseConfig, QueueConfig],
  };
}
