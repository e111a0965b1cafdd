import type { Provider, Type } from '@nestjs/common';
import { BoardController } from '../adapters/http/operations/board.controller.js';
import { OperationsController } from '../adapters/http/operations/operations.controller.js';
import { TypeormSyncRuns } from '../adapters/persistence/typeorm-sync-runs.js';
import { OutboxSyncPlan } from '../adapters/queue/outbox-sync-plan.js';
import { QueueWorkDesk } from '../adapters/queue/queue-work-desk.js';
import { SyncAllJobHandler } from '../adapters/queue/sync-all.job-handler.js';
import { TimedPace } from '../adapters/queue/timed-pace.js';
import { OperatorCommands } from '../application/operator-commands.js';
import { RetryJob } from '../application/retry-job.use-case.js';
import { RunSync } from '../application/run-sync.use-case.js';
import { StartSync } from '../application/start-sync.use-case.js';
import { SYNC_PER_SECOND } from '../domain/sync-run.js';
import { Pace } from '../ports/pace.js';
import { SyncPlan } from '../ports/sync-plan.js';
import { SyncRuns } from '../ports/sync-runs.js';
import { WorkDesk } from '../ports/work-desk.js';

/** Work in the background: what waits, what failed, and the synchronisation of all plans. */
export const operations: { readonly controllers: Type[]; readonly providers: Provider[] } = {
  controllers: [BoardController, OperationsController],
  providers: [
    OperatorCommands,
    RetryJob,
    RunSync,
    StartSync,
    SyncAllJobHandler,
    { provide: Pace, useFactory: () => new TimedPace(SYNC_PER_SECOND) },
    { provide: SyncPlan, useClass: OutboxSyncPlan },
    { provide: SyncRuns, useClass: TypeormSyncRuns },
    { provide: WorkDesk, useClass: QueueWorkDesk },
  ],
};
