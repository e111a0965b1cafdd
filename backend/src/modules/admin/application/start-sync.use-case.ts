import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { SyncPlan } from '../ports/sync-plan.js';
import { SyncRuns } from '../ports/sync-runs.js';
import { AuditTrail, type Staff } from './audit-trail.js';

/** Starts a synchronisation of all plans; where one is under way, that is the one. */
@Injectable()
export class StartSync {
  constructor(
    private readonly runs: SyncRuns,
    private readonly plan: SyncPlan,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @returns its id */
  execute(staff: Staff): Promise<string> {
    return this.work.run(async () => {
      const { id, fresh } = await this.runs.open(this.ids.next(), this.clock.now());
      if (fresh) {
        await this.plan.run(id);
        await this.trail.note(staff, { action: 'sync-started', subject: id });
      }
      return id;
    });
  }
}
