import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { IdGenerator } from '../../../kernel/id-generator.js';
import type { RegisteredSport, User } from '../domain/user.js';
import { PasswordHasher } from '../ports/password-hasher.js';
import { TokenIssuer } from '../ports/token-issuer.js';
import { UserRepository } from '../ports/user.repository.js';
import type { Session } from './session.js';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly country: string;
  readonly sport: RegisteredSport;
}

/** Opens an account and signs its owner in. Role, plan and suspension can never be asked for. */
@Injectable()
export class RegisterAthlete {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: PasswordHasher,
    private readonly tokens: TokenIssuer,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Throws EMAIL_TAKEN. */
  async execute({ password, ...person }: Registration): Promise<Session> {
    const user: User = {
      ...person,
      id: this.ids.next(),
      email: person.email.trim(),
      passwordHash: await this.passwords.hash(password),
      role: 'athlete',
      profileCompleted: false,
      onboardingSkipped: false,
      suspension: null,
      tokenVersion: 0,
      createdAt: this.clock.now(),
    };
    await this.users.add(user);
    return { user, token: await this.tokens.issue({ userId: user.id, tokenVersion: user.tokenVersion }) };
  }
}
