import type { SessionAnswer, UserAnswer } from '#api/generated/types.gen.js';

/** The signed-in athlete, as `GET /api/auth/me` tells. */
export type User = Readonly<UserAnswer>;

export type Authenticated = Readonly<SessionAnswer>;
