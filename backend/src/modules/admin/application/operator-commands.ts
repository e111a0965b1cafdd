import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { Maintenance } from '#kernel/maintenance.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import {
  Administrators,
  DeleteAccount,
  ExportAccount,
  KnownAccounts,
  type KnownAccount,
} from '#accounts/index.js';
import type { AuditedAction } from '../domain/audit-entry.js';
import { BackgroundJobs, type FailedJob } from '../ports/background-jobs.js';
import { AuditTrail } from './audit-trail.js';

const MOST_JOBS = 1000;
const MINUTE_MS = 60_000;
const COMMAND_LINE = { userId: null, name: 'command line', address: '' } as const;

/** Commands of operators at the command line, written to the audit log like everything else. */
@Injectable()
export class OperatorCommands {
  constructor(
    private readonly administrators: Administrators,
    private readonly accounts: KnownAccounts,
    private readonly deletion: DeleteAccount,
    private readonly exportation: ExportAccount,
    private readonly jobs: BackgroundJobs,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  /** Throws EMAIL_TAKEN. @returns the password */
  createAdministrator(email: string): Promise<string> {
    return this.work.run(async () => {
      const { id, password } = await this.administrators.add(email);
      await this.note('administrator-created', id);
      return password;
    });
  }

  /** Throws NOT_FOUND. @returns the new password */
  resetPassword(email: string): Promise<string> {
    return this.work.run(async () => {
      const { id, password } = await this.administrators.resetPassword(email);
      await this.note('administrator-password-reset', id);
      return password;
    });
  }

  failedJobs(): Promise<readonly FailedJob[]> {
    return this.jobs.failed(MOST_JOBS);
  }

  /** Throws NOT_FOUND. */
  retry(jobId: string): Promise<void> {
    return this.work.run(async () => {
      const job = await this.jobs.retry(jobId);
      if (!job) throw new DomainError('NOT_FOUND', 'There is no such failed job.', {});
      await this.note('job-retried', jobId);
    });
  }

  /** Everything stored about a person, as their own export. Throws NOT_FOUND, RATE_LIMITED. */
  async exportUser(email: string): Promise<Readable> {
    const { id } = await this.found(email);
    await this.note('account-exported', id);
    return (await this.exportation.execute(id)).content;
  }

  /** Throws NOT_FOUND, FORBIDDEN for administrators, CANNOT_DELETE_ACTIVE. */
  deleteUser(email: string): Promise<void> {
    return this.work.run(async () => {
      const { id } = await this.found(email);
      await this.deletion.execute(id);
      await this.note('deleted', id);
    });
  }

  /** Refuses people from now on. @returns when they may come back, as they read it */
  beginMaintenance(minutes: number): Promise<Date> {
    return this.work.run(async () => {
      const until = new Date(this.clock.now().getTime() + minutes * MINUTE_MS);
      await this.maintenance.begin(until);
      await this.note('setting-changed', 'maintenance');
      return until;
    });
  }

  endMaintenance(): Promise<void> {
    return this.work.run(async () => {
      await this.maintenance.end();
      await this.note('setting-changed', 'maintenance');
    });
  }

  private async found(email: string): Promise<KnownAccount> {
    const account = await this.accounts.byEmail(email);
    if (!account) throw new DomainError('NOT_FOUND', 'There is no account with this address.', {});
    return account;
  }

  private note(action: AuditedAction, subject: string): Promise<void> {
    return this.trail.write(COMMAND_LINE, { action, subject });
  }
}
