export type UserRole = 'athlete' | 'admin';
export const SPORTS = ['CYCLING', 'RUNNING', 'BOTH'] as const;
export type RegisteredSport = (typeof SPORTS)[number];

export interface Suspension {
  readonly since: Date;
  readonly expiresAt: Date | null;
  readonly reason: string | null;
  /** A payment ends it; the athlete sees where to pay. */
  readonly forPayment: boolean;
}

/** How a plan is listed; stored with the account, so that accounts can be filtered by it. */
export interface PlanStatus {
  readonly status: string;
  /** When the clock alone turns it into another status; null if it does not. */
  readonly turnsAt: Date | null;
  readonly then: string | null;
}

/** A person with an account. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly country: string;
  readonly sport: RegisteredSport;
  readonly role: UserRole;
  readonly profileCompleted: boolean;
  readonly onboardingSkipped: boolean;
  readonly suspension: Suspension | null;
  /** Tokens carry it; raising it ends every session of the user. */
  readonly tokenVersion: number;
  readonly createdAt: Date;
}

/** What athletes may change of themselves at any time. */
export type PersonChange = Partial<
  Pick<User, 'firstName' | 'lastName' | 'city' | 'country' | 'sport'>
>;

/** The active suspension at a moment; null without one or after it ended. */
export function suspensionAt(user: User, now: Date): Suspension | null {
  const suspension = user.suspension;
  if (!suspension) return null;
  const over = suspension.expiresAt !== null && suspension.expiresAt.getTime() <= now.getTime();
  return over ? null : suspension;
}
