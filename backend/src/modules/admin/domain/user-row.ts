import { owesPayment } from './user-rules.js';

/** An account as the list of accounts knows it. */
export interface DirectoryEntry {
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly country: string;
  readonly sport: string;
  readonly role: 'athlete' | 'admin';
  readonly profileCompleted: boolean;
  readonly isSuspended: boolean;
  readonly suspendReason: string | null;
  readonly suspendExpiresAt: Date | null;
  /** Until when an owed payment keeps nobody out; null without an active grace. */
  readonly paymentGraceUntil: Date | null;
  readonly createdAt: Date;
  /** That did not fail, also of workouts deleted since; beyond the trial, too. */
  readonly uploads: number;
  /** The sort value, for the next page. */
  readonly sortKey: string;
}

/** What administrators see of a plan. */
export interface KnownPlan {
  readonly plan: {
    readonly status: string;
    readonly paidThrough: Date | null;
    readonly lastPayment: 'paid' | 'failed' | null;
    readonly providerStatus: string | null;
  };
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly lastSyncedAt: Date | null;
  readonly nextBillingAt: Date | null;
  readonly collectionPaused: boolean;
}

/** A row of the table of users; reading X-19 of the checklist. */
export interface UserRow extends Omit<DirectoryEntry, 'sortKey'> {
  /** What is shown: a suspension wins over the plan. */
  readonly subscriptionDisplay: string;
  /** The status of the plan. */
  readonly subscriptionStatus: string;
  readonly accessDisplay: 'ENABLED' | 'SUSPENDED';
  readonly known: KnownPlan;
}

export function userRow({ sortKey: _key, ...entry }: DirectoryEntry, known: KnownPlan): UserRow {
  const { status } = known.plan;
  const isOwed = owesPayment(status) && entry.paymentGraceUntil === null;
  return {
    ...entry,
    subscriptionDisplay: entry.isSuspended ? 'SUSPENDED' : status,
    subscriptionStatus: status,
    accessDisplay: entry.isSuspended || isOwed ? 'SUSPENDED' : 'ENABLED',
    known,
  };
}
