import { randomUUID } from 'node:crypto';
import type { User } from '#accounts/domain/user.js';

/** A user that differs from an ordinary athlete only in what the test speaks of. */
export function aUser(changes: Partial<User> = {}): User {
  const id = changes.id ?? randomUUID();
  return {
    id,
    email: `${id}@example.com`,
    passwordHash: 'no password fits this',
    firstName: 'Ada',
    lastName: 'Athlete',
    city: 'Graz',
    country: 'AT',
    sport: 'BOTH',
    role: 'athlete',
    profileCompleted: false,
    onboardingSkipped: false,
    suspension: null,
    tokenVersion: 0,
    createdAt: new Date('2026-01-02T03:04:05Z'),
    ...changes,
  };
}
