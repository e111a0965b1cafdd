import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import type { User } from '#accounts/domain/user.js';
import { AthleteProfileRepository } from '#accounts/ports/athlete-profile.repository.js';
import { SignedInUser } from '../sessions/signed-in-user.query.js';

/** Lets an athlete in without answers; the draft stays for later. */
@Injectable()
export class SkipOnboarding {
  constructor(
    private readonly profiles: AthleteProfileRepository,
    private readonly users: SignedInUser,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<User> {
    await this.profiles.markSkipped(userId, this.clock.now());
    return this.users.get(userId);
  }
}
