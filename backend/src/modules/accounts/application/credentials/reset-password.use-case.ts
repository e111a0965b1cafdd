import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { PasswordHasher } from '#accounts/ports/password-hasher.js';
import { PasswordResetRepository } from '#accounts/ports/password-reset.repository.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { PasswordPolicy } from './password-policy.js';
import { ReplacePassword } from './replace-password.js';
import { resetTokenHash } from './reset-token-hash.js';

/**
 * Sets a new password by the link of a letter. The link is used up with the change and by nothing
 * else.
 */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly resets: PasswordResetRepository,
    private readonly passwords: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly replacement: ReplacePassword,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws INVALID_RESET_TOKEN, or VALIDATION_FAILED for a password that is easy to guess: the link
   * then holds on.
   */
  async execute({ token, password }: { token: string; password: string }): Promise<void> {
    const tokenHash = resetTokenHash(token);
    const ownerId = await this.resets.ownerOf(tokenHash, this.clock.now());
    const owner = ownerId === null ? null : await this.users.findById(ownerId);
    if (!owner) throw invalidLink();
    this.policy.assertHardToGuess('password', password, owner);
    const passwordHash = await this.passwords.hash(password);
    await this.work.run(async () => {
      if (!(await this.resets.consume(tokenHash, this.clock.now()))) throw invalidLink();
      // A password that was changed in between leaves no link behind; the owner asks for another.
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
