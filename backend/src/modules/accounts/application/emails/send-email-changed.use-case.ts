import { Injectable } from '@nestjs/common';
import { AccountMailer } from '#accounts/ports/account-mailer.js';
import { EmailChangeRepository } from '#accounts/ports/email-change.repository.js';
import { UserRepository } from '#accounts/ports/user.repository.js';

/** Tells the old address of an account that another one has taken its place. */
@Injectable()
export class SendEmailChanged {
  constructor(
    private readonly users: UserRepository,
    private readonly changes: EmailChangeRepository,
    private readonly mailer: AccountMailer,
  ) {}

  /** Does nothing if the account is gone by now. */
  async execute(changeId: string, at: Date): Promise<void> {
    const change = await this.changes.byId(changeId);
    const user = change && (await this.users.findById(change.userId));
    if (change && user) await this.mailer.sendEmailChanged(user, change, at);
  }
}
