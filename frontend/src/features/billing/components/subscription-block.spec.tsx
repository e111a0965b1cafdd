import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openProfile, paying } from '#testing/accounts/profile-page.js';
import type { SubscriptionStatus } from '../api/get-subscription-status.js';

const cancel = 'POST /api/subscription/cancel-request';
const stage = (changes: Partial<SubscriptionStatus>) =>
  openProfile({ 'GET /api/subscription/status': { ...paying, ...changes } });
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

describe('the plan on the profile', () => {
  it('says when the next payment is [PRO-16]', async () => {
    await stage({ lastPayment: 'paid' });
    expect(await screen.findByText('Status: Active')).toBeTruthy();
    expect(screen.getByText(/^Next payment of 10 USD on/)).toBeTruthy();
    expect(link('Update payment')).toBeUndefined();
  });

  it('leads to the failed payment; canceling ends an unpaid month [X-19]', async () => {
    const { user, network } = await stage({
      lastPayment: 'failed',
      paidThrough: '2026-01-01T00:00:00.000Z',
    });
    expect(await screen.findByText(/^Your last payment did not go through/)).toBeTruthy();
    expect(screen.queryByText(/Next payment/)).toBeNull();
    expect(link('Update payment')).toBe('/subscribe');
    network.answer({ [cancel]: {} });
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel your subscription?' }));
    expect(dialog.getByText(/your plan ends immediately/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(network.callsTo(cancel)).toHaveLength(1);
  });

  it('leads a payment-suspended account to pay or cancel [UPL-17, X-14]', async () => {
    await stage({ subscriptionStatus: 'SUSPENDED', lastPayment: 'failed', uploadsRemaining: 0 });
    expect(
      await screen.findByText(/suspended, because the last payment did not go through/),
    ).toBeTruthy();
    expect(link('Update payment')).toBe('/subscribe');
    expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeTruthy();
  });

  it('lets an account suspended by an administrator cancel', async () => {
    await stage({ subscriptionStatus: 'SUSPENDED', lastPayment: 'paid' });
    expect(
      await screen.findByText(/^Your account is suspended: workouts can be read/),
    ).toBeTruthy();
    expect(link('Update payment')).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeTruthy();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'offers to keep a canceled plan only where it can be kept: set to end %s',
    async (cancelAtPeriodEnd, buttons) => {
      await stage({ subscriptionStatus: 'CANCELED', cancelAtPeriodEnd });
      expect(await screen.findByText(/^Status: Canceled\. You keep Pro until/)).toBeTruthy();
      expect(screen.queryAllByRole('button', { name: 'Keep my plan' })).toHaveLength(buttons);
    },
  );

  it.each([true, false])(
    'offers no upgrade while a canceled plan is paid for: set to end %s',
    async (cancelAtPeriodEnd) => {
      await stage({ subscriptionStatus: 'CANCELED', cancelAtPeriodEnd });
      expect(await screen.findByText(/^Status: Canceled\. You keep Pro until/)).toBeTruthy();
      expect(link('Upgrade to Pro')).toBeUndefined();
    },
  );

  it.each(['TRIAL', 'PENDING', 'CANCELED', 'COMPLETED', 'EXPIRED', 'FAILED', 'SUSPENDED'] as const)(
    'shows what Pro would bring to somebody who is %s [PRO-15]',
    async (subscriptionStatus) => {
      await stage({ subscriptionStatus, uploadsRemaining: 1 });
      expect(await screen.findByRole('heading', { name: 'Upgrade to Pro' })).toBeTruthy();
      expect(link('Upgrade to Pro')).toBe('/subscribe');
    },
  );
});
