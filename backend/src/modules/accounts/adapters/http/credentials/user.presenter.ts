import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import type { Session } from '#accounts/application/sessions/log-in.use-case.js';
import { suspensionAt, type User } from '#accounts/domain/user.js';
import type { SessionAnswer, UserAnswer } from './user.answer.js';

@Injectable()
export class UserPresenter {
  constructor(private readonly clock: Clock) {}

  user(user: User): UserAnswer {
    const suspension = suspensionAt(user, this.clock.now());
    return {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      city: user.city,
      country: user.country,
      role: user.role,
      sport: user.sport,
      profileCompleted: user.profileCompleted,
      onboardingSkipped: user.onboardingSkipped,
      isSuspended: suspension !== null,
      suspendedAt: suspension?.since.toISOString() ?? null,
      suspendExpiresAt: suspension?.expiresAt?.toISOString() ?? null,
      suspendReason: suspension?.reason ?? null,
    };
  }

  session({ token, user }: Session): SessionAnswer {
    return { token, user: this.user(user) };
  }
}
