import { Injectable } from '@nestjs/common';
import { AccountDeletionRepository } from '#accounts/ports/account-deletion.repository.js';
import { AccountMailer } from '#accounts/ports/account-mailer.js';

/** Emails the owner of a closed account, at the address that its record keeps. */
@Injectable()
export class SendFarewell {
  constructor(
    private readonly deletion: AccountDeletionRepository,
    private readonly mailer: AccountMailer,
  ) {}

  async execute(deletedAccountId: string): Promise<void> {
    const account = await this.deletion.recordById(deletedAccountId);
    if (account) await this.mailer.sendAccountClosed(account);
  }
}
