import { describe, expect, it } from '@jest/globals';
import type { SubscriptionStatus } from '../api/get-subscription-status.js';
import { keeps, nextPayment, standing } from './plan.js';

const trial: SubscriptionStatus = {
  subscriptionStatus: 'TRIAL',
  uploadsUsed: 1,
  uploadsRemaining: 2,
  questionsUsed: 0,
  trialFullyExhausted: false,
  paidThrough: null,
  cancelAtPeriodEnd: false,
};
const noon = '2026-12-20T12:00:00.000Z';

describe('where an athlete without a running plan stands', () => {
  it('counts what the trial still allows', () => {
    expect(standing(trial)).toBe('Free trial: 2 of 3 uploads left, with one question for each workout.');
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
    expect(others.filter((other) => standing({ ...trial, subscriptionStatus: other }) === said)).toEqual([subscriptionStatus]);
  });
});

describe('the end of what is paid for', () => {
  it('is told without a day where none is known', () => {
    expect(keeps(null)).toBe('You keep Pro until the end of the month you have paid for.');
    expect(nextPayment(null)).toBeNull();
  });

  it('is the day of the next payment while the plan runs', () => {
    expect(nextPayment(noon)).toBe('Next payment of 10 USD on Sun 20 Dec 2026.');
  });
});
