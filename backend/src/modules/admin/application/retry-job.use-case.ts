import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { BackgroundJobs } from '../ports/background-jobs.js';
import { AuditTrail, type Staff } from './audit-trail.js';

/** Retries a job that failed for good. */
@Injectable()
export class RetryJob {
  constructor(
    private readonly jobs: BackgroundJobs,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
  ) {}

  /** Throws NOT_FOUND, also if somebody else retried it meanwhile. */
  execute(staff: Staff, id: string): Promise<void> {
    return this.work.run(async () => {
      const job = await this.jobs.retry(id);
      if (!job) throw new DomainError('NOT_FOUND', 'There is no such failed job.', {});
      await this.trail.note(staff, {
        action: 'job-retried',
        subject: id,
        details: { name: job.name, queue: job.queue },
      });
    });
  }
}
