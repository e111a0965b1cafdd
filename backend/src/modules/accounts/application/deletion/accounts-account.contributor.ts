import { Injectable } from '@nestjs/common';
import type { ExportedFile } from '#accounts/domain/exported-file.js';
import { AccountDeletionRepository } from '#accounts/ports/account-deletion.repository.js';
import { AccountMailer } from '#accounts/ports/account-mailer.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { jsonFile } from '../export/json-file.js';
import { AccountContributor } from './account-contributors.js';

/** Who the person is, and what they said about themselves. */
@Injectable()
export class AccountsAccountContributor extends AccountContributor {
  override readonly name = 'accounts';
  override readonly contents = [
    'account.json: your name, address and city, and since when you have the account.',
    'profile.json: your units, your answers to the questionnaire (finished and unfinished), ' +
      'and your thresholds and zones with the day from which each holds. Watts, beats a ' +
      'minute, kilograms, seconds a kilometre.',
  ];

  constructor(
    private readonly users: UserRepository,
    private readonly profiles: AthleteProfileRepository,
    private readonly deletion: AccountDeletionRepository,
    private readonly mailer: AccountMailer,
  ) {
    super();
  }

  override async *exportOf(userId: string): AsyncGenerator<ExportedFile> {
    yield jsonFile('account.json', await this.users.exportOf(userId));
    yield jsonFile('profile.json', await this.profiles.exportOf(userId));
  }

  override async erase(userId: string): Promise<void> {
    const address = await this.deletion.closedAddress(userId);
    if (address) await this.mailer.forget(address.email, address.closedAt);
    await this.deletion.eraseProfile(userId);
  }
}
