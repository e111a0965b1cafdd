import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import type { User } from '#accounts/domain/user.js';
import { Passwords } from '#accounts/ports/passwords.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { Sessions } from './sessions.js';

/** A signed-in user with the token of this session. */
export interface Session {
  readonly token: string;
  readonly user: User;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs a user in. An unknown address looks like a wrong password, also in its time. */
@Injectable()
export class LogIn {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {}

  /** Throws INVALID_CREDENTIALS. @param device as a person would name it */
  async execute(credentials: Credentials, device: string): Promise<Session> {
    return this.begin(await this.prove(credentials), device);
  }

  /** Begins a session of a user who has just been proven. */
  async begin(user: User, device: string): Promise<Session> {
    return { user, token: await this.sessions.begin(user, { device, factors: ['password'] }) };
  }

  /** The owner of the credentials; begins no session. Throws INVALID_CREDENTIALS. */
  async prove({ email, password }: Credentials): Promise<User> {
    const user = await this.users.findByEmail(email);
    const fits = await this.passwords.verify(password, user?.passwordHash ?? null);
    if (!user || !fits)
      throw new DomainError('INVALID_CREDENTIALS', 'Invalid email or password.', {});
    if (!this.passwords.isCurrent(user.passwordHash)) await this.refresh(user, password);
    return user;
  }

  /**
   * Only a sign-in knows the password. A busy moment is no reason to refuse it: the next sign-in
   * refreshes the hash.
   */
  private async refresh(user: User, password: string): Promise<void> {
    try {
      await this.users.refreshPasswordHash(user, await this.passwords.hash(password));
    } catch (error) {
      if (!DomainError.is(error, 'SERVICE_UNAVAILABLE')) throw error;
    }
  }
}
