import { DomainError } from '#kernel/domain-error.js';

/** Longest suspension with an end, in days; reading X-57 of the checklist. */
export const LONGEST_SUSPENSION_DAYS = 3650;
export const LONGEST_REASON = 500;

/**
 * Why a paused account is suspended; its owner reads it. Source: docs/contract.md, "Administrator".
 */
export const PAUSED_REASON = 'Paused by an administrator';

export interface SuspensionOrder {
  readonly reason: string | null;
  /** Null for no end. */
  readonly days: number | null;
}

/**
 * A reason of nothing but blanks is none; half a character, which nothing can store, is replaced.
 */
export function suspensionOrder(
  reason: string | undefined,
  days: number | null | undefined,
): SuspensionOrder {
  return { reason: reason?.toWellFormed().trim() || null, days: days ?? null };
}

/**
 * Administrators keep each other neither out nor away: that is for the operator, at the command
 * line. Throws CANNOT_CHANGE_ADMIN.
 */
export function assertNoAdministrator(
  role: 'athlete' | 'admin',
  deed: 'delete' | 'suspend' | 'pause',
): void {
  if (role === 'admin')
    throw new DomainError('CANNOT_CHANGE_ADMIN', `Cannot ${deed} admin users`, {});
}

/** Throws CANNOT_DELETE_ACTIVE for a plan that would be charged again. */
export function assertNotCharged(planStatus: string): void {
  if (planStatus === 'ACTIVE')
    throw new DomainError(
      'CANNOT_DELETE_ACTIVE',
      'Cannot delete users with active paid subscriptions',
      {},
    );
}

/**
 * An account that was closed meanwhile refuses its owner's session; to an administrator it is one
 * that is not there.
 */
export function toldOfSomebodyElse(error: unknown): unknown {
  return DomainError.is(error, 'UNAUTHENTICATED') ? noSuchUser() : error;
}

export function noSuchUser(): DomainError {
  return new DomainError('NOT_FOUND', 'There is no such user.', {});
}
