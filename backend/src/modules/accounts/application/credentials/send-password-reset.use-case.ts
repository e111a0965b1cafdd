import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountMailer } from '#accounts/ports/account-mailer.js';
import { PasswordResetRepository } from '#accounts/ports/password-reset.repository.js';
import { SecretGenerator } from '#accounts/ports/secret-generator.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { resetTokenHash } from './reset-token-hash.js';

/** How long a link holds, in minutes. Source: docs/contract.md, "Accounts". */
const VALID_MINUTES = 30;

/**
 * Makes the token and mails it. The token is nowhere but in the letter, so a further try makes
 * another one and the letter before it, should it have gone out after all, opens nothing any more.
 */
@Injectable()
export class SendPasswordReset {
  constructor(
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly secrets: SecretGenerator,
    private readonly mailer: AccountMailer,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Does nothing where nobody has the address, or where its owner has asked again since. */
  async execute(request: { readonly email: string; readonly at: Date }): Promise<void> {
    const user = await this.users.findByEmail(request.email);
    if (!user) return;
    const token = this.secrets.nextToken();
    const expiresAt = new Date(this.clock.now().getTime() + VALID_MINUTES * 60_000);
    const reset = {
      tokenHash: resetTokenHash(token),
      userId: user.id,
      requestedAt: request.at,
      expiresAt,
    };
    if (await this.work.run(() => this.resets.add(reset)))
      await this.mailer.sendPasswordReset(user, token, VALID_MINUTES);
  }
}
