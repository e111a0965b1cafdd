import type { DeletedAccount } from '../domain/deleted-account.js';
import type { EmailChange } from './email-change.repository.js';
import type { User } from '../domain/user.js';
import type { OperatorEvent } from './account-jobs.js';

/**
 * Hands emails about accounts to the mail carrier; every method throws if it does not take them.
 * Contract suite: test/contracts/accounts/account-mailer.contract.ts.
 */
export abstract class AccountMailer {
  abstract sendWelcome(user: User): Promise<void>;
  abstract sendPasswordChanged(
    user: User,
    change: { readonly at: Date; readonly tokenVersion: number },
  ): Promise<void>;
  /** @param validMinutes how long the link is valid, from now */
  abstract sendPasswordReset(user: User, token: string, validMinutes: number): Promise<void>;
  /** To the new address. @param validHours how long the link is valid, from the request */
  abstract sendEmailChange(
    user: User,
    change: EmailChange,
    token: string,
    validHours: number,
  ): Promise<void>;
  /** To the old address, before anything has changed; one email per request. */
  abstract sendEmailChangeNotice(user: User, change: EmailChange): Promise<void>;
  /** To the old address. */
  abstract sendEmailChanged(user: User, change: EmailChange, at: Date): Promise<void>;
  abstract sendAccountClosed(account: DeletedAccount): Promise<void>;
  /**
   * @param email with the address of the person it is about, null for a test, and a key that is the
   * same for the same email on every try
   */
  abstract notifyOperator(email: {
    readonly to: string;
    readonly event: OperatorEvent;
    readonly person: string | null;
    readonly key: string;
  }): Promise<void>;
  /** Removes stored emails to an address that were sent up to a time. */
  abstract forget(email: string, until: Date): Promise<void>;
}
