/**
 * A process that runs the jobs named `killed` and writes to its standard output what happens, for
 * suites that kill it. Arguments: the address of the queue, the settings of its queues as JSON.
 */
import 'reflect-metadata';

import process from 'node:process';

import { NestFactory } from '@nestjs/core';

import { DatabaseConfig } from '#config/database.config.js';
import { QueueConfig } from '#config/queue.config.js';
import { MetricsModule } from '#platform/metrics/metrics.module.js';
import { FailedJobs } from '#platform/queue/jobs/failed-jobs.js';
import { JobRegistry } from '#platform/queue/jobs/job-registry.js';
import { QueueLifecycle } from '#platform/queue/workers/queue-lifecycle.js';
import { queueParts } from '#platform/queue/queue.module.js';

const [url, settings] = process.argv.slice(2);

const config = {
  module: class Config {},
  global: true,
  providers: [
    { provide: DatabaseConfig, useValue: new DatabaseConfig(url) },
    {
      provide: QueueConfig,
      useValue: new QueueConfig(url.startsWith('redis') ? url : null, 'admin'),
    },
  ],
  exports: [DatabaseConfig, QueueConfig],
};
const { imports, providers } = queueParts(JSON.parse(settings));
const root = {
  module: class Root {},
  imports: [config, MetricsModule, ...imports],
  providers: [...providers, { provide: FailedJobs, useValue: { add: async () => undefined } }],
};
// The output is for the suite alone.
const app = await NestFactory.createApplicationContext(root, { logger: false });
const kind = {
  name: 'killed',
  queue: 'workouts',
  attempts: 3,
  backoffMs: 50,
  jobId: ({ id }) => id,
  parse: (payload) => payload,
};
app.get(JobRegistry).register(kind, async ({ id }) => {
  process.stdout.write(`${id}\n`);
  if (id.startsWith('endless')) await new Promise(() => undefined);
});
await app.get(QueueLifecycle).startWorkers();
process.stdout.write('ready\n');
