import { Injectable } from '@nestjs/common';
import { OwnPassword } from '../credentials/own-password.js';
import { DeleteAccount } from './delete-account.use-case.js';

/** Closes the caller's account for good, given the password. */
@Injectable()
export class CloseOwnAccount {
  constructor(
    private readonly own: OwnPassword,
    private readonly deletion: DeleteAccount,
  ) {}

  /** Throws WRONG_PASSWORD, and whatever `DeleteAccount` throws. */
  async execute(userId: string, password: string): Promise<void> {
    await this.own.prove(userId, password);
    await this.deletion.execute(userId);
  }
}
