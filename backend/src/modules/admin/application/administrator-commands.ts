import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { KnownAccounts, type KnownAdministrator } from '#accounts/index.js';
import { KeepAdministrators } from './keep-administrators.use-case.js';

/** What operators do to administrators at the command line. */
@Injectable()
export class AdministratorCommands {
  constructor(
    private readonly keep: KeepAdministrators,
    private readonly accounts: KnownAccounts,
  ) {}

  all(): Promise<readonly KnownAdministrator[]> {
    return this.keep.all();
  }

  /** The account keeps its password. Throws NOT_FOUND, EMAIL_TAKEN. */
  async promote(email: string): Promise<void> {
    await this.idOf(email);
    await this.keep.add('command line', email);
  }

  /** Throws NOT_FOUND, LAST_ADMINISTRATOR. */
  async demote(email: string): Promise<void> {
    await this.keep.demote('command line', await this.idOf(email));
  }

  /** Throws NOT_FOUND, LAST_ADMINISTRATOR, CANNOT_DELETE_ACTIVE. */
  async remove(email: string): Promise<void> {
    await this.keep.remove('command line', await this.idOf(email));
  }

  private async idOf(email: string): Promise<string> {
    const account = await this.accounts.byEmail(email);
    if (!account) throw new DomainError('NOT_FOUND', 'There is no account with this address.', {});
    return account.id;
  }
}
