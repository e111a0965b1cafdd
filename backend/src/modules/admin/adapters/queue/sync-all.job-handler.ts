import { Injectable } from '@nestjs/common';
import type { JobContext, PayloadOf } from '#platform/queue/jobs/job-definition.js';
import { OnJob } from '#platform/queue/jobs/on-job.js';
import { RunSync } from '#admin/application/run-sync.use-case.js';
import { SYNC_ALL } from './sync-all.job.js';

@Injectable()
export class SyncAllJobHandler {
  constructor(private readonly sync: RunSync) {}

  @OnJob(SYNC_ALL)
  run({ syncId }: PayloadOf<typeof SYNC_ALL>, { signal, lastAttempt }: JobContext): Promise<void> {
    return this.sync.execute(syncId, signal, lastAttempt);
  }
}
