import { describe, expect, it } from '@jest/globals';
import { assertNoAdministrator, assertNotCharged, suspensionOrder } from './user-rules.js';
import { pagination } from './pagination.js';
import { userRow, type DirectoryEntry, type KnownPlan } from './user-row.js';

describe('what may be done to an account', () => {
  it('never deletes an administrator, in the words of the specification [AUS-33]', () => {
    expect(() => assertNoAdministrator('admin', 'delete')).toThrow('Cannot delete admin users');
    expect(() => assertNoAdministrator('athlete', 'delete')).not.toThrow();
  });

  it('deletes nobody who would be charged again, and everybody else [AUS-33]', () => {
    expect(() => assertNotCharged('ACTIVE')).toThrow(
      'Cannot delete users with active paid subscriptions',
    );
    for (const status of ['TRIAL', 'PENDING', 'CANCELED', 'COMPLETED', 'EXPIRED', 'SUSPENDED'])
      expect(() => assertNotCharged(status)).not.toThrow();
  });

  it('reads no days as no end, and blanks as no reason [AUS-24]', () => {
    expect(suspensionOrder('  ', null)).toEqual({ reason: null, days: null });
    expect(suspensionOrder(' Sharing ', 7)).toEqual({ reason: 'Sharing', days: 7 });
    expect(suspensionOrder('half \ud83d', null).reason).toBe('half \ufffd');
  });
});

const known: KnownPlan = {
  plan: {
    status: 'ACTIVE',
    paidThrough: null,
    lastPayment: 'failed',
    providerStatus: 'past_due',
  },
  customerId: null,
  subscriptionId: null,
  lastSyncedAt: null,
  nextBillingAt: null,
  collectionPaused: false,
};
const entry: DirectoryEntry = {
  userId: '1',
  email: 'a@example.com',
  firstName: '',
  lastName: '',
  city: '',
  country: '',
  sport: 'BOTH',
  role: 'athlete',
  profileCompleted: false,
  isSuspended: false,
  suspendReason: null,
  suspendExpiresAt: null,
  paymentGraceUntil: null,
  createdAt: new Date(0),
  uploads: 0,
  sortKey: '',
};

describe('a row of the table of users', () => {
  it('shows a suspension before the plan, and keeps the plan beside it [AUS-07, AUS-12]', () => {
    expect(userRow({ ...entry, isSuspended: true }, known)).toMatchObject({
      subscriptionDisplay: 'SUSPENDED',
      subscriptionStatus: 'ACTIVE',
      accessDisplay: 'SUSPENDED',
    });
    expect(userRow(entry, known)).toMatchObject({
      subscriptionDisplay: 'ACTIVE',
      accessDisplay: 'ENABLED',
    });
  });
});

describe('access with an owed payment', () => {
  it('is suspended without a suspension of the account, and enabled during a grace', () => {
    const owed = { ...known, plan: { ...known.plan, status: 'SUSPENDED' } };
    expect(userRow(entry, owed).accessDisplay).toBe('SUSPENDED');
    expect(userRow({ ...entry, paymentGraceUntil: new Date() }, owed)).toMatchObject({
      accessDisplay: 'ENABLED',
      subscriptionDisplay: 'SUSPENDED',
    });
  });
});

describe('pagination', () => {
  it('counts pages from one, also of an empty list [AUS-05]', () => {
    expect(pagination(1, 25, { count: 0, exact: true })).toEqual({
      page: 1,
      limit: 25,
      totalCount: 0,
      totalPages: 1,
      exact: true,
    });
    expect(pagination(2, 25, { count: 51, exact: true }).totalPages).toBe(3);
  });
});
