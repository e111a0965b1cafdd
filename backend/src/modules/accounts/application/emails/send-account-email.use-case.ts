import { Injectable } from '@nestjs/common';
import { AccountMailer } from '#accounts/ports/account-mailer.js';
import { UserRepository } from '#accounts/ports/user.repository.js';

/** An email about something that happened to an account. */
export type AccountEmail =
  | { readonly kind: 'welcome' }
  | { readonly kind: 'password-changed'; readonly at: Date; readonly tokenVersion: number };

/** Sends a planned email, unless the account is gone by now. */
@Injectable()
export class SendAccountEmail {
  constructor(
    private readonly users: UserRepository,
    private readonly mailer: AccountMailer,
  ) {}

  async execute(userId: string, email: AccountEmail): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) return;
    if (email.kind === 'welcome') await this.mailer.sendWelcome(user);
    else await this.mailer.sendPasswordChanged(user, email);
  }
}
