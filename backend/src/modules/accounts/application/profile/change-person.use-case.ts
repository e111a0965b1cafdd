import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import type { PersonChange, User } from '#accounts/domain/user.js';
import { UserRepository } from '#accounts/ports/user.repository.js';

/** Changes name, city, country and sport; the questionnaire keeps its own answer about sports. */
@Injectable()
export class ChangePerson {
  constructor(
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws UNAUTHENTICATED if the account is gone. */
  async execute(userId: string, change: PersonChange): Promise<User> {
    await this.users.savePerson(userId, change, this.clock.now());
    const user = await this.users.findById(userId);
    if (!user) throw new DomainError('UNAUTHENTICATED', 'Please sign in.', {});
    return user;
  }
}
