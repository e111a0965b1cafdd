import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountJobs } from '#accounts/ports/account-jobs.js';
import { AccountMailer } from '#accounts/ports/account-mailer.js';
import { Passwords } from '#accounts/ports/passwords.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { PasswordPolicy } from './password-policy.js';
import { ReplacePassword } from './replace-password.js';
import { tokenHashOf } from './token-hash.js';

/**
 * Asks for a link to set a new password. Looks nobody up, so that neither the response nor its
 * time reveals who has an account.
 */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly jobs: AccountJobs,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  execute(email: string): Promise<void> {
    return this.jobs.sendPasswordReset({ id: this.ids.next(), email, at: this.clock.now() });
  }
}

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
      tokenHash: tokenHashOf(token),
      userId: user.id,
      requestedAt: request.at,
      expiresAt,
    };
    if (await this.work.run(() => this.users.addReset(reset)))
      await this.mailer.sendPasswordReset(user, token, VALID_MINUTES);
  }
}

/** Sets a new password by the link of an email. Only the change itself uses the link up. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly policy: PasswordPolicy,
    private readonly replacement: ReplacePassword,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws INVALID_RESET_TOKEN, or VALIDATION_FAILED for a password that is easy to guess: the link
   * stays valid then.
   */
  async execute({ token, password }: { token: string; password: string }): Promise<void> {
    const tokenHash = tokenHashOf(token);
    const ownerId = await this.users.resetOwner(tokenHash, this.clock.now());
    const owner = ownerId === null ? null : await this.users.findById(ownerId);
    if (!owner) throw invalidLink();
    await this.policy.assertHardToGuess('password', password, owner);
    const passwordHash = await this.passwords.hash(password);
    await this.work.run(async () => {
      if (!(await this.users.consumeReset(tokenHash, this.clock.now()))) throw invalidLink();
      // A password changed meanwhile voids the link; the owner asks for another.
      if ((await this.replacement.of(owner, passwordHash)) === null) throw invalidLink();
    });
  }
}

function invalidLink(): DomainError {
  return new DomainError(
    'INVALID_RESET_TOKEN',
    'This password reset link is invalid or has expired.',
    {},
  );
}
