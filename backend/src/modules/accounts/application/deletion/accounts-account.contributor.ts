import { Injectable } from '@nestjs/common';
import type { ExportedFile } from '#accounts/domain/exported-file.js';
import { AccountDeletionRepository } from '#accounts/ports/account-deletion.repository.js';
import { AccountMailer } from '#accounts/ports/account-mailer.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { EmailChangeRepository } from '#accounts/ports/email-change.repository.js';
import { SessionRepository } from '#accounts/ports/session.repository.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { jsonFile } from '../export/json-file.js';
import { AccountContributor } from './account-contributors.js';

/** Who the person is, and what they said about themselves. */
@Injectable()
export class AccountsAccountContributor extends AccountContributor {
  override readonly name = 'accounts';
  override readonly contents = [
    'account.json: your name, email address and city, since when you have the account, and ' +
      'changes of the email address.',
    'profile.json: your units, your answers to the questionnaire (finished and unfinished), ' +
      'and your thresholds and zones with the day from which each holds. Watts, beats a ' +
      'minute, kilograms, seconds a kilometre.',
    'sessions.json: the devices on which you are signed in, since when, and when each was last ' +
      'used.',
  ];

  constructor(
    private readonly users: UserRepository,
    private readonly profiles: AthleteProfileRepository,
    private readonly deletion: AccountDeletionRepository,
    private readonly mailer: AccountMailer,
    private readonly sessions: SessionRepository,
    private readonly changes: EmailChangeRepository,
  ) {
    super();
  }

  override async *exportOf(userId: string): AsyncGenerator<ExportedFile> {
    yield jsonFile('account.json', await this.users.exportOf(userId));
    yield jsonFile('profile.json', await this.profiles.exportOf(userId));
    yield jsonFile('sessions.json', await this.sessions.exportOf(userId));
  }

  override async erase(userId: string): Promise<void> {
    const address = await this.deletion.closedAddress(userId);
    if (address)
      for (const email of [address.email, ...(await this.otherAddresses(userId))])
        await this.mailer.forget(email, address.closedAt);
    await this.deletion.eraseProfile(userId);
  }

  /** Former and wanted addresses, without those that belong to somebody else. */
  private async otherAddresses(userId: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (const email of await this.changes.addressesOf(userId))
      if (!(await this.users.findByEmail(email))) found.push(email);
    return found;
  }
}
