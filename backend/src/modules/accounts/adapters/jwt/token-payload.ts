import type { UserRole } from '#accounts/domain/user.js';

/** The only algorithm, for signing and checking; a token with another is refused. */
export const TOKEN_ALGORITHM = 'HS256';

/**
 * Who issues the tokens, and for whom: a token made with the same secret for another purpose is
 * refused.
 */
export const TOKEN_ISSUER = 'stridewatt';
export const TOKEN_AUDIENCE = 'stridewatt-api';

/** How far the clocks of two machines may be apart, in seconds. */
export const CLOCK_LEEWAY_S = 30;

const HOUR_S = 60 * 60;

/**
 * How long a session lasts from its sign-in, in seconds, used or not. Reasons:
 * docs/decisions/0009.
 */
export const SESSION_LIFE_S: Readonly<Record<UserRole, number>> = {
  athlete: 7 * 24 * HOUR_S,
  admin: 12 * HOUR_S,
};

export interface TokenPayload {
  /** User id. */
  readonly sub: string;
  /** Token version of the user at the sign-in. */
  readonly ver: number;
  /** Session id: random, one per session of a user. */
  readonly sid: string;
  /** Seconds since 1970, added by the signer. */
  readonly iat?: number;
}
