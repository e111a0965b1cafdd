import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { planOf } from './plan.js';
import { PROVIDER_STATUSES, type ProviderSubscription } from './provider-subscription.js';

const NOW = new Date('2026-05-10T12:00:00Z');
const LATER = new Date('2026-06-01T12:00:00Z');
const BEFORE = new Date('2026-05-01T12:00:00Z');

function aSubscription(changes: Partial<ProviderSubscription> = {}): ProviderSubscription {
  return {
    id: 'sub_1',
    customerId: 'cus_1',
    status: 'active',
    cancelAtPeriodEnd: false,
    paidThrough: LATER,
    endedAt: null,
    collectionPaused: false,
    createdAt: BEFORE,
    ...changes,
  };
}

const anyDate = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2026-12-31'),
  noInvalidDate: true,
});
const anySubscription = fc.record<ProviderSubscription>({
  id: fc.uuid(),
  customerId: fc.constant('cus_1'),
  status: fc.constantFrom(...PROVIDER_STATUSES),
  cancelAtPeriodEnd: fc.boolean(),
  paidThrough: fc.option(anyDate),
  endedAt: fc.option(anyDate),
  collectionPaused: fc.boolean(),
  createdAt: anyDate,
});

describe('plan', () => {
  it.each<[string, Partial<ProviderSubscription>, string, string]>([
    ['incomplete', { status: 'incomplete', paidThrough: null }, 'PENDING', 'trial'],
    ['a trial of the provider', { status: 'trialing' }, 'ACTIVE', 'unlimited'],
    ['active', {}, 'ACTIVE', 'unlimited'],
    ['active with a renewal on its way', { paidThrough: BEFORE }, 'ACTIVE', 'unlimited'],
    ['past due', { status: 'past_due', paidThrough: BEFORE }, 'ACTIVE', 'unlimited'],
    ['unpaid', { status: 'unpaid', paidThrough: BEFORE }, 'SUSPENDED', 'owed'],
    ['active while nothing is collected', { collectionPaused: true }, 'ACTIVE', 'unlimited'],
    ['paused with paid time left', { status: 'paused' }, 'CANCELED', 'unlimited'],
    [
      'paused with no paid time left',
      { status: 'paused', paidThrough: BEFORE },
      'COMPLETED',
      'ended',
    ],
    [
      'paused after a trial of the provider',
      { status: 'paused', paidThrough: null },
      'COMPLETED',
      'ended',
    ],
    ['set to end at the period’s end', { cancelAtPeriodEnd: true }, 'CANCELED', 'unlimited'],
    [
      'set to end, and the end is over',
      { cancelAtPeriodEnd: true, paidThrough: BEFORE },
      'COMPLETED',
      'ended',
    ],
    [
      'past due and set to end',
      { status: 'past_due', cancelAtPeriodEnd: true, paidThrough: BEFORE },
      'COMPLETED',
      'ended',
    ],
    ['ended', { status: 'canceled', paidThrough: BEFORE }, 'COMPLETED', 'ended'],
    ['ended early', { status: 'canceled', paidThrough: LATER }, 'CANCELED', 'unlimited'],
    [
      'ended before anything was paid',
      { status: 'canceled', paidThrough: null },
      'EXPIRED',
      'trial',
    ],
    ['never paid', { status: 'incomplete_expired', paidThrough: null }, 'EXPIRED', 'trial'],
  ])('of a subscription that is %s [X-19]', (_what, changes, status, access) => {
    expect(planOf([aSubscription(changes)], NOW)).toMatchObject({ status, access });
  });

  it('is the trial where there never was one [SUB-16]', () => {
    expect(planOf([], NOW)).toEqual({
      status: 'TRIAL',
      access: 'trial',
      paidThrough: null,
      cancelAtPeriodEnd: false,
      lastPayment: null,
      providerStatus: null,
    });
  });

  it.each([
    ['active', 'paid'],
    ['past_due', 'failed'],
    ['unpaid', 'failed'],
  ] as const)(
    'says of one that is %s that the last payment was %s [AUS-13]',
    (status, lastPayment) => {
      expect(planOf([aSubscription({ status })], NOW).lastPayment).toBe(lastPayment);
    },
  );

  it('ends to the millisecond [SUB-18, X-16]', () => {
    const canceled = aSubscription({ cancelAtPeriodEnd: true });
    expect(planOf([canceled], new Date(LATER.getTime() - 1)).access).toBe('unlimited');
    expect(planOf([canceled], LATER).access).toBe('ended');
  });

  it('does not bring the trial back after an ended plan', () => {
    const ended = aSubscription({ id: 'sub_0', status: 'canceled', paidThrough: BEFORE });
    expect(
      planOf([ended, aSubscription({ status: 'incomplete', paidThrough: null })], NOW),
    ).toMatchObject({ status: 'PENDING', access: 'ended' });
    expect(planOf([ended, aSubscription()], NOW)).toMatchObject({
      status: 'ACTIVE',
      access: 'unlimited',
    });
  });

  it('is the same in whatever order the subscriptions come', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anySubscription, {
          maxLength: 4,
          selector: ({ createdAt }) => createdAt.getTime(),
        }),
        anyDate,
        (subscriptions, now) => {
          expect(planOf(subscriptions.toReversed(), now)).toEqual(planOf(subscriptions, now));
        },
      ),
    );
  });

  it('never ends before what was paid for does, whatever else is said [SUB-18]', () => {
    fc.assert(
      fc.property(
        fc.array(anySubscription, { maxLength: 4 }),
        anySubscription,
        fc.constantFrom('active', 'trialing', 'past_due', 'paused', 'canceled'),
        anyDate,
        (others, some, status, now) => {
          const paid: ProviderSubscription = {
            ...some,
            status,
            paidThrough: new Date(now.getTime() + 1),
          };
          expect(planOf([...others, paid], now).access).toBe('unlimited');
        },
      ),
    );
  });

  it('opens only the trial without a payment, a provider trial or a pending card', () => {
    fc.assert(
      fc.property(fc.array(anySubscription, { maxLength: 4 }), anyDate, (subscriptions, now) => {
        const none = subscriptions.filter(({ status, cancelAtPeriodEnd, paidThrough }) => {
          const charged = ['active', 'trialing', 'past_due'].includes(status) && !cancelAtPeriodEnd;
          return !charged && !(paidThrough && paidThrough > now);
        });
        expect(planOf(none, now).access).not.toBe('unlimited');
      }),
    );
  });

  it('once over, stays over as time goes on', () => {
    fc.assert(
      fc.property(anySubscription, anyDate, anyDate, (subscription, a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        if (planOf([subscription], early).access === 'ended')
          expect(planOf([subscription], late).access).toBe('ended');
      }),
    );
  });
});
