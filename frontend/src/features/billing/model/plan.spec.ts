import { describe, expect, it } from '@jest/globals';
import type { SubscriptionStatus } from '../api/get-subscription-status.js';
import { canCancel, isOwed, keeps, nextPayment, standing } from './plan.js';

const trial: SubscriptionStatus = {
  subscriptionStatus: 'TRIAL',
  uploadsUsed: 1,
  uploadsRemaining: 2,
  questionsUsed: 0,
  trialFullyExhausted: false,
  paidThrough: null,
  cancelAtPeriodEnd: false,
  lastPayment: null,
};
const noon = '2026-12-20T12:00:00.000Z';

describe('where an athlete without a running plan stands', () => {
  it('counts what the trial still allows', () => {
    expect(standing(trial)).toBe(
      'Free trial: 2 of 3 uploads left, with one question for each workout.',
    );
  });

  it('names the day up to which a canceled plan holds, and that nothing follows', () => {
    expect(standing({ ...trial, subscriptionStatus: 'CANCELED', paidThrough: noon })).toBe(
      'Status: Canceled. You keep Pro until Sun 20 Dec 2026. Nothing more will be charged.',
    );
  });

  const others = ['PENDING', 'COMPLETED', 'EXPIRED', 'FAILED', 'SUSPENDED'] as const;
  it.each(others)('has a sentence of its own for %s', (subscriptionStatus) => {
    const said = standing({ ...trial, subscriptionStatus });
    expect(said).toMatch(/^[A-Z].*\.$/);
    expect(
      others.filter((other) => standing({ ...trial, subscriptionStatus: other }) === said),
    ).toEqual([subscriptionStatus]);
  });
});

describe('a payment that failed', () => {
  const failed: SubscriptionStatus = {
    ...trial,
    subscriptionStatus: 'ACTIVE',
    uploadsRemaining: 'unlimited',
    lastPayment: 'failed',
  };

  it('is owed during retries and payment suspension, not after the end [X-19]', () => {
    const owed = (changes: Partial<SubscriptionStatus>) => isOwed({ ...failed, ...changes });
    expect([
      owed({}),
      owed({ subscriptionStatus: 'SUSPENDED' }),
      owed({ subscriptionStatus: 'COMPLETED' }),
      owed({ lastPayment: 'paid' }),
    ]).toEqual([true, true, false, false]);
    expect(standing(failed)).toContain('did not go through');
    expect(standing({ ...failed, subscriptionStatus: 'SUSPENDED' })).toContain(
      'Once it is paid, everything opens again',
    );
  });

  it('can be canceled like every renewing plan, also while suspended', () => {
    const can = (changes: Partial<SubscriptionStatus>) => canCancel({ ...failed, ...changes });
    expect([
      can({}),
      can({ subscriptionStatus: 'SUSPENDED', uploadsRemaining: 0 }),
      can({ subscriptionStatus: 'SUSPENDED', lastPayment: 'paid' }),
    ]).toEqual([true, true, true]);
    expect([
      can({ subscriptionStatus: 'SUSPENDED', cancelAtPeriodEnd: true }),
      can({ subscriptionStatus: 'CANCELED', lastPayment: 'paid' }),
      canCancel(trial),
    ]).toEqual([false, false, false]);
  });
});

describe('the end of what is paid for', () => {
  it('is named without a day where the day is unknown', () => {
    expect(keeps(null)).toBe('You keep Pro until the end of the month you have paid for.');
    expect(nextPayment(null)).toBeNull();
  });

  it('is the day of the next payment while the plan runs', () => {
    expect(nextPayment(noon)).toBe('Next payment of 10 USD on Sun 20 Dec 2026.');
  });
});
