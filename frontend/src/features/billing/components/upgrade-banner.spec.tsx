import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import { listedWorkout, workoutPage } from '#testing/workouts/workouts.js';
import type { SubscriptionStatus } from '../api/get-subscription-status.js';

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

const stage = (changes: Partial<SubscriptionStatus> = {}) =>
  signedIn({
    'GET /api/workouts': workoutPage([listedWorkout()]),
    'GET /api/subscription/status': { ...trial, ...changes },
  });
const banner = () => screen.findByRole('complementary', { name: 'Your plan' });
const gone = () => screen.queryByRole('complementary', { name: 'Your plan' });
const loaded = () => screen.findByRole('region', { name: 'All Workouts' });

describe('the upgrade banner', () => {
  it('tells a trial what is left, and leads to the plan [HOME-13]', async () => {
    stage();
    renderApp('/');
    expect((await banner()).textContent).toMatch(/2 of 3 uploads left.*10 USD per month/);
    expect(
      within(await banner())
        .getByRole('link', { name: 'Upgrade to Pro' })
        .getAttribute('href'),
    ).toBe('/subscribe');
  });

  it('does not show while the plan runs [HOME-13]', async () => {
    const network = stage({ subscriptionStatus: 'ACTIVE', uploadsRemaining: 'unlimited' });
    renderApp('/');
    await loaded();
    await waitFor(() => expect(network.callsTo('GET /api/subscription/status')).toHaveLength(1));
    expect(gone()).toBeNull();
  });

  it.each([
    ['CANCELED', 'You keep Pro until', 'See your plan'],
    ['PENDING', 'not confirmed yet', 'See the plan'],
    ['COMPLETED', 'Your plan has ended', 'Subscribe again'],
    ['EXPIRED', 'Nothing was charged', 'Upgrade to Pro'],
    ['FAILED', 'did not go through', 'Update payment'],
    ['SUSPENDED', 'suspended', 'See the plan'],
  ] as const)('has fitting words for %s [HOME-13]', async (subscriptionStatus, words, action) => {
    stage({
      subscriptionStatus,
      paidThrough: '2026-12-20T00:00:00.000Z',
      uploadsRemaining: 'unlimited',
    });
    renderApp('/');
    expect((await banner()).textContent).toContain(words);
    expect(within(await banner()).getByRole('link', { name: action })).toBeTruthy();
  });

  it('leads to the profile while a canceled plan can be kept [HOME-13]', async () => {
    stage({
      subscriptionStatus: 'CANCELED',
      cancelAtPeriodEnd: true,
      paidThrough: '2026-12-20T00:00:00.000Z',
      uploadsRemaining: 'unlimited',
    });
    renderApp('/');
    expect(
      within(await banner())
        .getByRole('link', { name: 'Keep my plan' })
        .getAttribute('href'),
    ).toBe('/profile');
  });

  it.each(['ACTIVE', 'SUSPENDED'] as const)(
    'leads an athlete who is %s to the payment that failed [HOME-13, X-19]',
    async (subscriptionStatus) => {
      stage({ subscriptionStatus, lastPayment: 'failed', uploadsRemaining: 'unlimited' });
      renderApp('/');
      expect((await banner()).textContent).toContain('did not go through');
      expect(
        within(await banner())
          .getByRole('link', { name: 'Update payment' })
          .getAttribute('href'),
      ).toBe('/subscribe');
    },
  );

  it('stays away in this tab once it is dismissed [HOME-13]', async () => {
    stage();
    const { user } = renderApp('/');
    await user.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));
    expect(gone()).toBeNull();
    cleanup();
    renderApp('/');
    await loaded();
    expect(gone()).toBeNull();
  });

  it('comes back when the plan stands otherwise than when it was dismissed [HOME-13]', async () => {
    sessionStorage.setItem('upgradeBannerDismissed', 'TRIAL');
    stage({ subscriptionStatus: 'FAILED' });
    renderApp('/');
    expect(await banner()).toBeTruthy();
  });
});

describe('coming back from a payment', () => {
  it('is thanked for, once, and taken out of the address [HOME-15]', async () => {
    const network = stage();
    const { address } = renderApp('/?year=2026&payment=success');
    expect(await screen.findByText('Payment successful')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/?year=2026'));
    expect(screen.getAllByText('Payment successful')).toHaveLength(1);
    expect(network.callsTo('GET /api/subscription/status').length).toBeGreaterThan(0);
  });

  it('is not, with any other value [HOME-15]', async () => {
    stage();
    renderApp('/?payment=failed');
    await loaded();
    expect(screen.queryByText('Payment successful')).toBeNull();
  });
});
