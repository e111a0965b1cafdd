import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Global, Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Queue } from 'bullmq';

import { DatabaseConfig } from '#config/database.config.js';
import { QueueConfig } from '#config/queue.config.js';
import { QueueBoard } from './board/queue-board.js';
import { BullJobQueue, QUEUES } from './jobs/bull-job-queue.js';
import { DecoratedMethods } from './decorated-methods.js';
import { FailedJobs } from './jobs/failed-jobs.js';
import { GracefulQueue } from './graceful-queue.js';
import { GracefulWorker } from './workers/graceful-worker.js';
import { JobOutcomes } from './jobs/job-outcomes.js';
import { JobQueue } from './jobs/job-queue.js';
import { JobRegistry } from './jobs/job-registry.js';
import { JobHandlers } from './jobs/on-job.js';
import { Outbox } from './outbox/outbox.js';
import { OutboxDispatcher } from './outbox/outbox-dispatcher.js';
import { Periodic } from './workers/periodic.js';
import { selectBackend } from './queue-backend.js';
import { QueueHealth } from './queue-health.js';
import { PROCESSORS, QueueLifecycle } from './workers/queue-lifecycle.js';
import { QueueMetrics } from './queue-metrics.js';
import { processorOf, type QueueProcessor } from './workers/queue-processor.js';
import {
  ENDED_JOBS,
  KEPT_EVENTS,
  QUEUE_NAMES,
  QUEUE_SETTINGS,
  type AllQueueSettings,
} from './queue-settings.js';
import { TypeOrmOutbox } from './outbox/typeorm-outbox.js';

BullModule.queueClass = GracefulQueue;
BullModule.workerClass = GracefulWorker;

/**
 * The queue in PostgreSQL by default, in Redis where `REDIS_URL` is set. Needs `ConfigModule` and
 * `DatabaseModule`.
 */
@Global()
@Module({})
export class QueueModule {
  static forRoot(): DynamicModule {
    const { imports, providers } = queueParts(QUEUE_SETTINGS);
    return {
      module: QueueModule,
      imports,
      providers: [
        ...providers,
        OutboxDispatcher,
        { provide: Outbox, useClass: TypeOrmOutbox },
        FailedJobs,
        Periodic,
        QueueBoard,
        QueueHealth,
        QueueMetrics,
      ],
      exports: [FailedJobs, JobQueue, Outbox, QueueBoard, QueueHealth, QueueLifecycle],
    };
  }
}

/** Queues, workers and handlers: all that adds and runs jobs, apart from the records. */
export function queueParts(
  settings: AllQueueSettings,
): Required<Pick<ModuleMetadata, 'imports' | 'providers'>> {
  const processors = QUEUE_NAMES.map((name) => processorOf(name, settings[name]));
  return {
    imports: [
      DiscoveryModule,
      BullModule.forRootAsync({
        inject: [QueueConfig, DatabaseConfig],
        useFactory: ({ redisUrl }: QueueConfig, { sessionUrl }: DatabaseConfig) => ({
          connection: selectBackend({ redisUrl, databaseUrl: sessionUrl }),
          defaultJobOptions: ENDED_JOBS,
          streams: { events: { maxLen: KEPT_EVENTS } },
        }),
        // Workers start by role, after migrations; see QueueLifecycle.
        extraOptions: { manualRegistration: true },
      }),
      BullModule.registerQueue(...QUEUE_NAMES.map((name) => ({ name }))),
    ],
    providers: [
      BullJobQueue,
      DecoratedMethods,
      JobHandlers,
      JobOutcomes,
      { provide: JobQueue, useExisting: BullJobQueue },
      JobRegistry,
      ...processors,
      {
        provide: PROCESSORS,
        inject: processors,
        useFactory: (...all: QueueProcessor[]) => all,
      },
      {
        provide: QUEUES,
        inject: QUEUE_NAMES.map((name) => getQueueToken(name)),
        useFactory: (...all: Queue[]) =>
          Object.fromEntries(all.map((queue) => [queue.name, queue])),
      },
      QueueLifecycle,
    ],
  };
}
