import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { WorkDesk } from '../ports/work-desk.js';
import { AuditTrail, type Staff } from './audit-trail.js';

/** Has a job that failed for good tried once more. */
@Injectable()
export class RetryJob {
  constructor(
    private readonly desk: WorkDesk,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
  ) {}

  /** Throws NOT_FOUND, also where somebody else has done it meanwhile. */
  execute(staff: Staff, id: string): Promise<void> {
    return this.work.run(async () => {
      const job = await this.desk.retry(id);
      if (!job) throw new DomainError('NOT_FOUND', 'There is no such failed job.', {});
      await this.trail.note(staff, {
        action: 'job-retried',
        subject: id,
        details: { name: job.name, queue: job.queue },
      });
    });
  }
}
