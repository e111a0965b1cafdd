import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import type { User } from '#accounts/domain/user.js';
import { Passwords } from '#accounts/ports/passwords.js';
import { SignedInUser } from '../sessions/signed-in-user.query.js';

/** Step-up: what a session alone may not do needs the password once more. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly users: SignedInUser,
    private readonly passwords: Passwords,
  ) {}

  /** The user whose password it is. Throws WRONG_PASSWORD, or UNAUTHENTICATED if they are gone. */
  async prove(userId: string, password: string): Promise<User> {
    const user = await this.users.get(userId);
    if (await this.passwords.verify(password, user.passwordHash)) return user;
    throw wrongPassword();
  }
}

export function wrongPassword(): DomainError {
  return new DomainError('WRONG_PASSWORD', 'The current password is not correct.', {});
}
