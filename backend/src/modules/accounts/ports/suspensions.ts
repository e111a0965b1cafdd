import type { Suspension } from '../domain/user.js';

/**
 * Which accounts are suspended, judged at the moment of the question on the one clock that all
 * processes share.
 */
export abstract class Suspensions {
  /** Null where there is none or it has run out. */
  abstract inForce(userId: string): Promise<Suspension | null>;

  /**
   * Suspends for so many days of 24 hours from now, or without end for null; in the place of one in
   * force. Joins the transaction under way.
   */
  abstract begin(
    userId: string,
    order: { readonly reason: string | null; readonly days: number | null },
  ): Promise<void>;

  /** Lifts whatever suspension there is. Joins the transaction under way. */
  abstract end(userId: string): Promise<void>;

  /**
   * Suspends until a payment comes; an account that is suspended already stays as it is. Joins the
   * transaction under way.
   */
  abstract beginForPayment(userId: string, reason: string): Promise<void>;

  /** Lifts a suspension that waits for a payment, and no other. Joins the transaction under way. */
  abstract endForPayment(userId: string): Promise<void>;
}
