import { Injectable } from '@nestjs/common';
import { AccountDeletionRepository } from '#accounts/ports/account-deletion.repository.js';
import type { OperatorEvent } from '#accounts/ports/account-jobs.js';
import { AccountMailer } from '#accounts/ports/account-mailer.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { NotificationAddress } from './notification-address.js';

/** Notifies the operator, if an address is set and the person it is about still exists. */
@Injectable()
export class SendOperatorEmail {
  constructor(
    private readonly address: NotificationAddress,
    private readonly users: UserRepository,
    private readonly deletion: AccountDeletionRepository,
    private readonly mailer: AccountMailer,
  ) {}

  /** @param subjectId the user, the deleted account, or the request for a test */
  async execute(event: OperatorEvent, subjectId: string): Promise<void> {
    const to = await this.address.current();
    if (to === null) return;
    const person = event === 'test' ? null : await this.personOf(event, subjectId);
    if (person === null && event !== 'test') return;
    const key = `operator:${event}:${subjectId}`;
    await this.mailer.notifyOperator({ to, event, person, key });
  }

  private async personOf(
    event: Exclude<OperatorEvent, 'test'>,
    subjectId: string,
  ): Promise<string | null> {
    const found =
      event === 'signed-up'
        ? await this.users.findById(subjectId)
        : await this.deletion.recordById(subjectId);
    return found?.email ?? null;
  }
}
