import { Global, Module, type DynamicModule } from '@nestjs/common';

import { DatabaseConfig } from '#config/database.config.js';
import { QueueConfig } from '#config/queue.config.js';
import { Tracing } from '../tracing/tracing.js';
import { QueueBoard } from './board/queue-board.js';
import { BullJobQueue } from './bull-job-queue.js';
import { FailedJobs } from './failed-jobs.js';
import { FailureRecorder } from './failure-recorder.js';
import { JobQueue } from './job-queue.js';
import { JobRegistry } from './job-registry.js';
import { Outbox } from './outbox.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';
import { postgresBackend, redisBackend } from './queue-backend.js';
import { QueueHealth } from './queue-health.js';
import { QueueMetrics } from './queue-metrics.js';
import { QueueLifecycle } from './queue-lifecycle.js';
import { TypeOrmFailedJobs } from './typeorm-failed-jobs.js';
import { TypeOrmOutbox } from './typeorm-outbox.js';

/**
 * The queue in PostgreSQL by default, in Redis where `REDIS_URL` is set. Needs `ConfigModule` and
 * `DatabaseModule`.
 */
@Global()
@Module({})
export class QueueModule {
  static forRoot(): DynamicModule {
    return {
      module: QueueModule,
      providers: [
        JobRegistry,
        {
          provide: BullJobQueue,
          inject: [QueueConfig, DatabaseConfig, JobRegistry, { token: Tracing, optional: true }],
          useFactory: (
            { redisUrl }: QueueConfig,
            { sessionUrl }: DatabaseConfig,
            registry: JobRegistry,
            tracing?: Tracing,
          ) =>
            new BullJobQueue(
              redisUrl === null ? postgresBackend(sessionUrl) : redisBackend(redisUrl),
              registry,
              undefined,
              tracing,
            ),
        },
        { provide: JobQueue, useExisting: BullJobQueue },
        OutboxDispatcher,
        { provide: Outbox, useClass: TypeOrmOutbox },
        { provide: FailedJobs, useClass: TypeOrmFailedJobs },
        FailureRecorder,
        QueueBoard,
        QueueHealth,
        QueueMetrics,
        QueueLifecycle,
      ],
      exports: [FailedJobs, JobQueue, Outbox, QueueBoard, QueueHealth],
    };
  }
}
