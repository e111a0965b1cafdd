import type { TrialUse } from '../domain/trial.js';

/**
 * The counters of the trial. Every change is one conditional statement, exact under any
 * concurrency. Contract suite: test/contracts/billing/trial-ledger.contract.ts.
 */
export abstract class TrialLedger {
  /**
   * Uses one upload if fewer than `limit` are used; false when none is left. Joins the current
   * transaction.
   */
  abstract takeUpload(userId: string, limit: number): Promise<boolean>;

  /** Gives one upload back; never goes below zero. Joins the current transaction. */
  abstract giveUploadBack(userId: string): Promise<void>;

  /**
   * Reserves the question on this workout until the given time; false when it is used, or reserved
   * by another.
   */
  abstract reserveQuestion(question: {
    userId: string;
    workoutId: string;
    reservationId: string;
    until: Date;
    now: Date;
  }): Promise<boolean>;

  /** The reserved question counts from now on; false when the reservation has expired. */
  abstract settleQuestion(
    userId: string,
    workoutId: string,
    reservationId: string,
  ): Promise<boolean>;

  /** The reserved question is free again; one that has been settled stays used. */
  abstract releaseQuestion(userId: string, workoutId: string, reservationId: string): Promise<void>;

  /** Whether the question on this workout has been used. */
  abstract questionUsed(userId: string, workoutId: string): Promise<boolean>;

  abstract useOf(userId: string): Promise<TrialUse>;

  /**
   * Counts uploads used with an earlier account, and the question that went with each. Joins the
   * current transaction.
   */
  abstract carryOver(userId: string, uploads: number): Promise<void>;

  /** Removes every counter and question of the athlete. Joins the current transaction. */
  abstract forget(userId: string): Promise<void>;
}
