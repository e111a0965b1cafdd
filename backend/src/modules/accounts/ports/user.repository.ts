import type { Json } from '#kernel/json.js';
import type { PersonChange, PlanStatus, Suspension, User } from '../domain/user.js';

export interface ExportTurn {
  /** Gives the turn back; never throws. */
  end(): Promise<void>;
}

/** A requested password reset link; only the hash of its token is stored. */
export interface PasswordReset {
  /** SHA-256 of the token, 64 hexadecimal digits. */
  readonly tokenHash: string;
  readonly userId: string;
  /** When the owner asked; only the link that was requested last is valid. */
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

/**
 * Accounts, with their password reset links. An account that is being deleted is treated as gone.
 * Contract suites: test/contracts/accounts/user.repository.contract.ts
 * and credentials.contract.ts beside it.
 */
export abstract class UserRepository {
  /** Throws EMAIL_TAKEN when the address is in use, also when two requests race. */
  abstract add(user: User): Promise<void>;
  abstract findById(id: string): Promise<User | null>;
  /** Ignores case and surrounding space. */
  abstract findByEmail(email: string): Promise<User | null>;
  abstract hasAdministrator(): Promise<boolean>;
  /**
   * Stores a new password and raises the token version, which ends every session. Null, and nothing
   * changes, if another change came first (`user` has an old version).
   * @returns the new token version
   */
  abstract changePassword(user: User, passwordHash: string): Promise<number | null>;
  /** Stores a new hash of the same password; does nothing if the password has changed. */
  abstract refreshPasswordHash(user: User, passwordHash: string): Promise<void>;

  /** What is left out stays as it is. Does nothing if the account is gone. */
  abstract savePerson(userId: string, change: PersonChange, now: Date): Promise<void>;
  /**
   * Throws EMAIL_TAKEN when the address is in use, also when two requests race. False if the
   * account is gone. Joins the current transaction.
   */
  abstract changeEmail(userId: string, email: string, now: Date): Promise<boolean>;

  /** By the database's clock, which all processes share; null when not suspended. */
  abstract activeSuspension(userId: string): Promise<Suspension | null>;
  /**
   * Suspends for so many days of 24 hours, or without end for null, and replaces an active
   * suspension. Joins the current transaction.
   */
  abstract suspend(
    userId: string,
    order: { readonly reason: string | null; readonly days: number | null },
  ): Promise<void>;
  /** Lifts any suspension. Joins the current transaction. */
  abstract unsuspend(userId: string): Promise<void>;
  /**
   * For so many days of 24 hours, an owed payment keeps nobody out. Joins the current transaction.
   * @returns the end
   */
  abstract grantPaymentGrace(userId: string, days: number): Promise<Date>;
  /** The end of the active grace by the database's clock; null without one. */
  abstract paymentGraceUntil(userId: string): Promise<Date | null>;
  /**
   * Suspends until a payment arrives; keeps an active suspension, and does nothing during a grace.
   * Joins the transaction.
   */
  abstract suspendForPayment(userId: string, reason: string): Promise<void>;
  /** Lifts a suspension that waits for a payment, and no other. Joins the transaction. */
  abstract unsuspendAfterPayment(userId: string): Promise<void>;

  /** Joins the current transaction. */
  abstract savePlanStatus(userId: string, plan: PlanStatus): Promise<void>;
  /** Applies the plan changes that are due by the clock alone. */
  abstract applyDuePlanChanges(now: Date): Promise<void>;

  /** The account for its owner's export: no hash, token or version. Null if it is gone. */
  abstract exportOf(userId: string): Promise<Json | null>;
  /**
   * One export per person at a time, in all processes. Null while an earlier one is running; the
   * turn of a process that died is free again within a minute.
   */
  abstract takeExportTurn(userId: string): Promise<ExportTurn | null>;

  /**
   * Stores a new link and voids the user's older ones, including those of the same request.
   * False, and nothing is stored, if a newer one was requested meanwhile. Call it in a unit of
   * work.
   */
  abstract addReset(reset: PasswordReset): Promise<boolean>;
  /** The owner of an unused, unexpired link. */
  abstract resetOwner(tokenHash: string, now: Date): Promise<string | null>;
  /** Uses the link up; of concurrent calls exactly one gets true. */
  abstract consumeReset(tokenHash: string, now: Date): Promise<boolean>;
  /** Voids every link of a user. */
  abstract voidResets(userId: string, now: Date): Promise<void>;
}
