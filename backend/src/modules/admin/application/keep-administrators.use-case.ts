import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import {
  Administrators,
  DeleteAccount,
  KnownAccounts,
  type KnownAdministrator,
} from '#accounts/index.js';
import type { AuditedAction } from '../domain/audit-entry.js';
import { AuditTrail, type Staff } from './audit-trail.js';

/** Who adds, demotes or removes an administrator: another one, or the operator. */
export type Appointer = Staff | 'command line';

export interface AddedAdministrator {
  readonly id: string;
  /** Shown once; null if the account existed and keeps its password. */
  readonly password: string | null;
}

const COMMAND_LINE = { userId: null, name: 'command line', address: '' } as const;

/** Adds, demotes and removes administrators, each with an entry in the audit log. */
@Injectable()
export class KeepAdministrators {
  constructor(
    private readonly administrators: Administrators,
    private readonly accounts: KnownAccounts,
    private readonly deletion: DeleteAccount,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
  ) {}

  all(): Promise<readonly KnownAdministrator[]> {
    return this.administrators.all();
  }

  /**
   * Makes the account with this address an administrator's, or opens one. Throws EMAIL_TAKEN if it
   * is an administrator's already.
   */
  add(by: Appointer, email: string): Promise<AddedAdministrator> {
    return this.work.run(async () => {
      const account = await this.accounts.byEmail(email);
      if (account) {
        if (!(await this.administrators.promote(account.id)))
          throw new DomainError('EMAIL_TAKEN', 'This account is an administrator already.', {});
        await this.note(by, 'administrator-promoted', account.id);
        return { id: account.id, password: null };
      }
      const { id, password } = await this.administrators.add(email);
      await this.note(by, 'administrator-created', id);
      return { id, password };
    });
  }

  /**
   * The account stays, as an athlete's. Throws NOT_FOUND, LAST_ADMINISTRATOR, CANNOT_CHANGE_ADMIN
   * for oneself, FORBIDDEN for somebody who was demoted meanwhile.
   */
  demote(by: Appointer, userId: string): Promise<void> {
    return this.work.run(async () => {
      await this.takeRole(by, userId);
      await this.note(by, 'administrator-demoted', userId);
    });
  }

  /** Closes the account, too. Throws as `demote`, and CANNOT_DELETE_ACTIVE. */
  remove(by: Appointer, userId: string): Promise<void> {
    return this.work.run(async () => {
      await this.takeRole(by, userId);
      await this.deletion.execute(userId);
      await this.note(by, 'administrator-removed', userId);
    });
  }

  private async takeRole(by: Appointer, userId: string): Promise<void> {
    const actor = by === 'command line' ? null : by.userId;
    if (actor === userId)
      throw new DomainError(
        'CANNOT_CHANGE_ADMIN',
        'Another administrator must do this: you cannot remove yourself.',
        {},
      );
    await this.administrators.demote(userId, actor);
  }

  private note(by: Appointer, action: AuditedAction, subject: string): Promise<void> {
    return by === 'command line'
      ? this.trail.write(COMMAND_LINE, { action, subject })
      : this.trail.note(by, { action, subject });
  }
}
