import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { CredentialRepository } from '#accounts/ports/credential.repository.js';
import { Passwords } from '#accounts/ports/passwords.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { PasswordPolicy } from './password-policy.js';
import { ReplacePassword } from './replace-password.js';
import { resetTokenHash } from './reset-token-hash.js';

/**
 * Sets a new password by the link of an email. Only the change itself uses the link up.
 */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly credentials: CredentialRepository,
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
    const tokenHash = resetTokenHash(token);
    const ownerId = await this.credentials.resetOwner(tokenHash, this.clock.now());
    const owner = ownerId === null ? null : await this.users.findById(ownerId);
    if (!owner) throw invalidLink();
    this.policy.assertHardToGuess('password', password, owner);
    const passwordHash = await this.passwords.hash(password);
    await this.work.run(async () => {
      if (!(await this.credentials.consumeReset(tokenHash, this.clock.now()))) throw invalidLink();
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
