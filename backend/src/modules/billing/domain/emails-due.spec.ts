import { describe, expect, it } from '@jest/globals';
import { emailsDue } from './emails-due.js';
import type { KnownSubscription } from './provider-subscription.js';

const END = new Date('2026-06-01T12:00:00Z');

function known(changes: Partial<KnownSubscription>): KnownSubscription {
  return {
    id: 'sub_1',
    customerId: 'cus_1',
    status: 'active',
    cancelAtPeriodEnd: false,
    paidThrough: END,
    endedAt: null,
    collectionPaused: false,
    createdAt: END,
    cancellations: 0,
    cancelReason: null,
    ...changes,
  };
}

describe('letters', () => {
  it.each<[string, Partial<KnownSubscription>, readonly string[]]>([
    ['nothing is paid yet', { status: 'incomplete', paidThrough: null }, []],
    ['nothing ever was', { status: 'incomplete_expired', paidThrough: null }, []],
    ['it runs', {}, ['started']],
    ['a renewal has failed', { status: 'past_due' }, ['started', 'renewal-failed']],
    ['all tries have failed', { status: 'unpaid' }, ['started', 'renewal-failed']],
    ['it is canceled', { cancelAtPeriodEnd: true, cancellations: 1 }, ['started', 'canceled']],
    ['a cancellation is revoked', { cancellations: 1 }, ['started', 'resumed']],
    ['it has ended', { status: 'canceled' }, ['ended']],
  ])('are due when %s', (_when, changes, kinds) => {
    expect(emailsDue(known(changes)).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('are about each failed month and each cancellation once', () => {
    const occasion = (changes: Partial<KnownSubscription>) =>
      emailsDue(known(changes)).at(-1)?.occasion;
    expect(occasion({ status: 'past_due' })).toBe(occasion({ status: 'unpaid' }));
    expect(
      occasion({ status: 'past_due', paidThrough: new Date('2026-07-01T12:00:00Z') }),
    ).not.toBe(occasion({ status: 'past_due' }));
    expect(occasion({ cancelAtPeriodEnd: true, cancellations: 2 })).not.toBe(
      occasion({ cancelAtPeriodEnd: true, cancellations: 1 }),
    );
  });
});
