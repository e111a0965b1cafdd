import { Injectable } from '@nestjs/common';
import { DeletedAccountRepository } from '#accounts/ports/deleted-account.repository.js';
import { FarewellMailer } from '#accounts/ports/farewell-mailer.js';

/** Tells the owner of a closed account that it is closed; the row that stays knows the address. */
@Injectable()
export class SendFarewell {
  constructor(
    private readonly deleted: DeletedAccountRepository,
    private readonly mailer: FarewellMailer,
  ) {}

  async execute(deletedAccountId: string): Promise<void> {
    const account = await this.deleted.byId(deletedAccountId);
    if (account) await this.mailer.sendAccountClosed(account);
  }
}
