import type { User } from '#accounts/domain/user.js';

/** A signed-in user with the token of this session. */
export interface Session {
  readonly token: string;
  readonly user: User;
}
