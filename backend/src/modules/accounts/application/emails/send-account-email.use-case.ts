import { Injectable } from '@nestjs/common';
import { AccountMailer } from '#accounts/ports/account-mailer.js';
import { UserRepository } from '#accounts/ports/user.repository.js';

/** A letter about something that has happened to an account. */
export type AccountLetter =
  | { readonly kind: 'welcome' }
  | { readonly kind: 'password-changed'; readonly at: Date; readonly tokenVersion: number };

/** Sends a planned letter; to nobody where the account is gone by now. */
@Injectable()
export class SendAccountLetter {
  constructor(
    private readonly users: UserRepository,
    private readonly mailer: AccountMailer,
  ) {}

  async execute(userId: string, letter: AccountLetter): Promise<void> {
    const user = await this.users.findById(userId);
    if (!user) return;
    if (letter.kind === 'welcome') await this.mailer.sendWelcome(user);
    else await this.mailer.sendPasswordChanged(user, letter);
  }
}
