import { Injectable } from '@nestjs/common';
import { AccountContributor, type ExportedFile } from '#accounts/ports/account-contributor.js';
import { PersonalDataRepository } from '#accounts/ports/personal-data.repository.js';
import { SentLetters } from '#accounts/ports/sent-letters.js';
import { jsonFile } from '../export/json-file.js';

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
    private readonly data: PersonalDataRepository,
    private readonly letters: SentLetters,
  ) {
    super();
  }

  override async *exportOf(userId: string): AsyncGenerator<ExportedFile> {
    yield jsonFile('account.json', await this.data.account(userId));
    yield jsonFile('profile.json', await this.data.profile(userId));
  }

  override async erase(userId: string): Promise<void> {
    const address = await this.data.lastAddress(userId);
    if (address) await this.letters.forget(address.email, address.closedAt);
    await this.data.erase(userId);
  }
}
