/**
 * What a limit counts by: the network address, the account that the body names, both together, or
 * the signed-in user.
 */
export type LimitedBy = 'address' | 'account' | 'account-at-address' | 'user';

export interface Limit {
  /** Unique among all limits. */
  readonly id: string;
  readonly by: LimitedBy;
  /** How many requests any stretch of `windowS` seconds may hold. */
  readonly max: number;
  readonly windowS: number;
  /**
   * What happens to the next one: it is refused, or made to wait so that nobody can lock an account
   * by trying.
   */
  readonly over: 'refuse' | 'delay';
}

export interface RouteLimits {
  /** What the caller did too often, as a sentence for a person. */
  readonly reason: string;
  readonly limits: readonly Limit[];
  /** How many of one user may be under way at a time, counted by each process for itself. */
  readonly concurrent?: number;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

const refuse = (id: string, by: LimitedBy, max: number, windowS: number): Limit => ({
  id,
  by,
  max,
  windowS,
  over: 'refuse',
});

/**
 * Every limit there is. A person who mistypes, a family behind one address and a club that signs up
 * together stay below; a program that tries passwords or fills the queue does not. All are
 * multiplied by RATE_LIMIT_SCALE.
 */
export const ROUTE_LIMITS = {
  login: {
    reason: 'Too many attempts to sign in.',
    limits: [
      refuse('login', 'account-at-address', 10, 15 * MINUTE_S),
      refuse('login', 'address', 30, 15 * MINUTE_S),
      { id: 'login', by: 'account', max: 50, windowS: HOUR_S, over: 'delay' },
    ],
  },
  adminLogin: {
    reason: 'Too many attempts to sign in.',
    limits: [
      refuse('admin-login', 'account-at-address', 5, 15 * MINUTE_S),
      refuse('admin-login', 'address', 15, 15 * MINUTE_S),
    ],
  },
  register: {
    reason: 'Too many new accounts from your network.',
    limits: [refuse('register', 'address', 5, HOUR_S)],
  },
  forgotPassword: {
    reason: 'Too many requests to reset a password.',
    limits: [
      refuse('forgot-password', 'account', 3, HOUR_S),
      refuse('forgot-password', 'address', 10, HOUR_S),
    ],
  },
  resetPassword: {
    reason: 'Too many attempts to set a new password.',
    limits: [refuse('reset-password', 'address', 10, HOUR_S)],
  },
  changePassword: {
    reason: 'Too many attempts to change the password.',
    limits: [refuse('change-password', 'user', 10, 15 * MINUTE_S)],
  },
  ownPassword: {
    reason: 'Too many attempts with your password.',
    limits: [refuse('own-password', 'user', 10, 15 * MINUTE_S)],
  },
  confirmEmail: {
    reason: 'Too many attempts to confirm an address.',
    limits: [refuse('confirm-email', 'address', 10, HOUR_S)],
  },
  thresholds: {
    reason: 'Too many changes of thresholds.',
    limits: [refuse('thresholds', 'user', 60, MINUTE_S)],
  },
  upload: {
    reason: 'Too many uploads in a short time.',
    limits: [refuse('upload', 'user', 30, MINUTE_S)],
    concurrent: 3,
  },
  coach: {
    reason: 'Too many questions to the coach.',
    limits: [refuse('coach', 'user', 10, MINUTE_S), refuse('coach-daily', 'user', 200, DAY_S)],
    concurrent: 2,
  },
  demoSession: {
    reason: 'Too many demos from your network.',
    limits: [refuse('demo-session', 'address', 10, HOUR_S)],
  },
  demoQuestion: {
    reason: 'Too many demo questions from your network.',
    limits: [refuse('demo-question', 'address', 60, DAY_S)],
  },
  demoRead: {
    reason: 'Too many requests for the demo from your network.',
    limits: [refuse('demo-read', 'address', 600, 15 * MINUTE_S)],
  },
  billing: {
    reason: 'Too many requests about your subscription.',
    limits: [refuse('billing', 'user', 30, MINUTE_S)],
  },
  // Counted by the route itself: an event that the provider has signed is never delayed.
  forgedEvents: {
    reason: 'Too many events that are not signed.',
    limits: [refuse('forged-events', 'address', 60, MINUTE_S)],
  },
  feedback: {
    reason: 'Too many answers from your network.',
    limits: [refuse('feedback', 'address', 5, HOUR_S)],
  },
} as const satisfies Readonly<Record<string, RouteLimits>>;

export type LimitedRoute = keyof typeof ROUTE_LIMITS;
