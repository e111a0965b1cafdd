import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import type { RegisteredSport, User } from '#accounts/domain/user.js';
import { AccountJobs } from '#accounts/ports/account-jobs.js';
import { Passwords } from '#accounts/ports/passwords.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { PasswordPolicy } from '../credentials/password-policy.js';
import { ReturningAthletes } from '../deletion/returning-athletes.js';
import type { Session } from './log-in.use-case.js';
import { Sessions } from './sessions.js';

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly country: string;
  readonly sport: RegisteredSport;
}

/**
 * Opens an account, signs its owner in and plans the emails to the athlete and the operator. A
 * registration can never choose role, plan or suspension.
 */
@Injectable()
export class RegisterAthlete {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly policy: PasswordPolicy,
    private readonly sessions: Sessions,
    private readonly jobs: AccountJobs,
    private readonly returning: ReturningAthletes,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Throws EMAIL_TAKEN, or VALIDATION_FAILED for a password that is easy to guess. */
  async execute({ password, ...person }: Registration, device: string): Promise<Session> {
    await this.policy.assertHardToGuess('password', password, person);
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
    return this.work.run(async () => {
      await this.users.add(user);
      await this.returning.meet(user.id, user.email);
      await this.jobs.sendWelcome(user.id);
      await this.jobs.notifyOperator('signed-up', user.id);
      return { user, token: await this.sessions.begin(user, { device, factors: ['password'] }) };
    });
  }
}
