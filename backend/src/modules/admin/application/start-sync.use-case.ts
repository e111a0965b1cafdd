import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { BackgroundJobs } from '../ports/background-jobs.js';
import { SyncRuns } from '../ports/sync-runs.js';
import { AuditTrail, type Staff } from './audit-trail.js';

/** Starts a synchronisation of all plans, unless one is running. */
@Injectable()
export class StartSync {
  constructor(
    private readonly runs: SyncRuns,
    private readonly jobs: BackgroundJobs,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @returns the id of the started or running one */
  execute(staff: Staff): Promise<string> {
    return this.work.run(async () => {
      const { id, fresh } = await this.runs.open(this.ids.next(), this.clock.now());
      if (fresh) {
        await this.jobs.runSync(id);
        await this.trail.note(staff, { action: 'sync-started', subject: id });
      }
      return id;
    });
  }
}
