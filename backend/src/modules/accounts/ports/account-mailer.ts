import type { User } from '../domain/user.js';

/** Hands letters about an account to the carrier; throws where it does not take them. */
export abstract class AccountMailer {
  abstract sendWelcome(user: User): Promise<void>;
  abstract sendPasswordChanged(
    user: User,
    change: { readonly at: Date; readonly tokenVersion: number },
  ): Promise<void>;
  /** @param validMinutes how long the link holds, counted from now */
  abstract sendPasswordReset(user: User, token: string, validMinutes: number): Promise<void>;
}
