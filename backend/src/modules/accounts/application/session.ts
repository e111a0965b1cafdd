import type { User } from '../domain/user.js';

/** A signed-in user with the token of this session. */
export interface Session {
  readonly token: string;
  readonly user: User;
}
