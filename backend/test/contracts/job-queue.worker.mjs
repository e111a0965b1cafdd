/**
 * A process that works jobs of the kind `KIND` and tells its standard output what happens to it,
 * for suites that kill it. Arguments: the folder of the compiled backend, the address of the queue,
 * the settings of its queues as JSON.
 */
import 'reflect-metadata';

import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { Logger } from '@nestjs/common';

// The output is for the suite alone.
Logger.overrideLogger(false);

const [compiled, url, settings] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(join(compiled, 'platform', 'queue', name)).href);
const { BullJobQueue } = await load('bull-job-queue.js');
const { JobRegistry } = await load('job-registry.js');
const { postgresBackend, redisBackend } = await load('queue-backend.js');

const backend = url.startsWith('redis') ? redisBackend(url) : postgresBackend(url);
const queue = new BullJobQueue(backend, new JobRegistry(), JSON.parse(settings));
const kind = {
  name: 'killed',
  queue: 'workouts',
  attempts: 3,
  backoffMs: 50,
  jobId: ({ id }) => id,
  parse: (payload) => payload,
};
queue.register(kind, async ({ id }) => {
  process.stdout.write(`${id}\n`);
  if (id.startsWith('endless')) await new Promise(() => undefined);
});
await queue.startWorking();
process.stdout.write('ready\n');
