import type { User } from '#features/accounts/model/user.js';

export function athlete(changes: Partial<User> = {}): User {
  return {
    id: 'athlete-1',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Rider',
    city: 'Graz',
    country: 'Austria',
    role: 'athlete',
    sport: 'CYCLING',
    profileCompleted: true,
    onboardingSkipped: false,
    isSuspended: false,
    suspendedAt: null,
    suspendExpiresAt: null,
    suspendReason: null,
    ...changes,
  };
}
