import { Injectable } from '@nestjs/common';
import { plan } from '#platform/queue/job-definition.js';
import { Outbox } from '#platform/queue/outbox.js';
import { SyncPlan } from '#admin/ports/sync-plan.js';
import { SYNC_ALL } from './sync-all.job.js';

@Injectable()
export class OutboxSyncPlan extends SyncPlan {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  run(syncId: string): Promise<void> {
    return this.outbox.add(plan(SYNC_ALL, { syncId }));
  }
}
