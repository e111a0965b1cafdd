import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountMailer } from '#accounts/ports/account-mailer.js';
import { CredentialRepository } from '#accounts/ports/credential.repository.js';
import { Passwords } from '#accounts/ports/passwords.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { resetTokenHash } from './reset-token-hash.js';

/** How long a link is valid, in minutes. Source: docs/contract.md, "Accounts". */
const VALID_MINUTES = 30;

/**
 * Makes the token and emails it. The token exists only in the email, so a retry makes another one
 * and voids the link of an earlier email that may have gone out.
 */
@Injectable()
export class SendPasswordReset {
  constructor(
    private readonly users: UserRepository,
    private readonly credentials: CredentialRepository,
    private readonly passwords: Passwords,
    private readonly mailer: AccountMailer,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Does nothing if nobody has the address, or its owner has asked again since. */
  async execute(request: { readonly email: string; readonly at: Date }): Promise<void> {
    const user = await this.users.findByEmail(request.email);
    if (!user) return;
    const token = this.passwords.generateToken();
    const expiresAt = new Date(this.clock.now().getTime() + VALID_MINUTES * 60_000);
    const reset = {
      tokenHash: resetTokenHash(token),
      userId: user.id,
      requestedAt: request.at,
      expiresAt,
    };
    if (await this.work.run(() => this.credentials.addReset(reset)))
      await this.mailer.sendPasswordReset(user, token, VALID_MINUTES);
  }
}
