import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue } from '#platform/queue/job-queue.js';
import { RunSync } from '#admin/application/run-sync.use-case.js';
import { SYNC_ALL } from './sync-all.job.js';

@Injectable()
export class SyncAllJobHandler implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly sync: RunSync,
  ) {}

  onModuleInit(): void {
    this.queue.register(SYNC_ALL, ({ syncId }, { signal, lastAttempt }) =>
      this.sync.execute(syncId, signal, lastAttempt),
    );
  }
}
