import { describe, expect, it } from '@jest/globals';
import type { SubscriptionStatus } from '../api/get-subscription-status.js';
import { firstUploadWords } from './first-upload-words.js';

const none: SubscriptionStatus = {
  subscriptionStatus: 'TRIAL',
  uploadsUsed: 3,
  uploadsRemaining: 0,
  questionsUsed: 0,
  trialFullyExhausted: false,
  paidThrough: null,
  cancelAtPeriodEnd: false,
  lastPayment: null,
};
const words = (changes: Partial<SubscriptionStatus>) => firstUploadWords({ ...none, ...changes });

describe('what the plan means to the first upload', () => {
  it('counts what a trial holds', () => {
    expect(words({ uploadsRemaining: 3 })).toEqual({
      sentence: 'Your trial holds 3 uploads, with a question each.',
      action: null,
    });
    expect(words({ uploadsRemaining: 1 })?.sentence).toBe(
      'Your trial holds 1 upload, with a question each.',
    );
  });

  it.each([
    [{ subscriptionStatus: 'COMPLETED' }, 'Your plan has ended', 'Subscribe again'],
    [{ subscriptionStatus: 'CANCELED' }, 'Your plan has ended', 'Subscribe again'],
    [{ subscriptionStatus: 'SUSPENDED', lastPayment: 'failed' }, 'did not go through', 'Pay now'],
    [{ subscriptionStatus: 'FAILED', lastPayment: 'failed' }, 'did not go through', 'Pay now'],
    [{ subscriptionStatus: 'SUSPENDED', lastPayment: 'paid' }, 'suspended', null],
    [{ subscriptionStatus: 'PENDING' }, 'once your payment is confirmed', 'See the plan'],
    [{ subscriptionStatus: 'TRIAL' }, 'used up', 'Upgrade to Pro'],
    [{ subscriptionStatus: 'EXPIRED' }, 'used up', 'Upgrade to Pro'],
  ] as const)(
    'speaks of no trial where nothing of one is left: %j',
    (changes, sentence, action) => {
      const said = words(changes);
      expect([said?.sentence.includes(sentence), said?.action]).toEqual([true, action]);
    },
  );

  it('says nothing where the plan takes whatever comes', () => {
    expect(words({ subscriptionStatus: 'ACTIVE', uploadsRemaining: 'unlimited' })).toBeNull();
    expect(
      words({
        subscriptionStatus: 'CANCELED',
        uploadsRemaining: 'unlimited',
        cancelAtPeriodEnd: true,
      }),
    ).toBeNull();
  });
});
