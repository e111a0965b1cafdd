import { DomainError } from '#kernel/domain-error.js';

/** Longest suspension with an end, in days; reading X-57 of the checklist. */
export const LONGEST_SUSPENSION_DAYS = 3650;
export const LONGEST_REASON = 500;

/**
 * The suspension reason of a paused account, shown to its owner. Source: docs/contract.md,
 * "Administrator".
 */
export const PAUSED_REASON = 'Paused by an administrator';

/**
 * How long an owed payment keeps nobody out after an administrator lifted the suspension: time to
 * settle it, without giving the plan away.
 */
export const PAYMENT_GRACE_DAYS = 7;

/** Whether a plan with this status keeps its owner out until a payment arrives (reading X-19). */
export function owesPayment(planStatus: string): boolean {
  return planStatus === 'SUSPENDED';
}

export interface SuspensionOrder {
  readonly reason: string | null;
  /** Null for no end. */
  readonly days: number | null;
}

/** A blank reason becomes null; half a surrogate pair, which cannot be stored, is replaced. */
export function suspensionOrder(
  reason: string | undefined,
  days: number | null | undefined,
): SuspensionOrder {
  return { reason: reason?.toWellFormed().trim() || null, days: days ?? null };
}

/**
 * Administrators cannot change each other: only the operator can, at the command line. Throws
 * CANNOT_CHANGE_ADMIN.
 */
export function assertNoAdministrator(
  role: 'athlete' | 'admin',
  deed: 'delete' | 'suspend' | 'pause',
): void {
  if (role === 'admin')
    throw new DomainError('CANNOT_CHANGE_ADMIN', `Cannot ${deed} admin users`, {});
}

/** Throws CANNOT_DELETE_ACTIVE if the plan would be charged again. */
export function assertNotCharged(planStatus: string): void {
  if (planStatus === 'ACTIVE')
    throw new DomainError(
      'CANNOT_DELETE_ACTIVE',
      'Cannot delete users with active paid subscriptions',
      {},
    );
}

/**
 * An account closed meanwhile refuses its owner's session; an administrator gets NOT_FOUND instead.
 */
export function errorForAdministrator(error: unknown): unknown {
  return DomainError.is(error, 'UNAUTHENTICATED') ? noSuchUser() : error;
}

export function noSuchUser(): DomainError {
  return new DomainError('NOT_FOUND', 'There is no such user.', {});
}
