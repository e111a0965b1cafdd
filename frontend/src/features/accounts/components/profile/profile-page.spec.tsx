import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failure } from '#testing/environment/network.js';
import { openProfile, paying } from '#testing/accounts/profile-page.js';

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('profile after the questionnaire', () => {
  it('welcomes the athlete, and takes the query out of the address [PRO-01, X-05]', async () => {
    const { address, history } = await openProfile({}, '/profile?onboarding=complete');
    expect(await screen.findByRole('dialog', { name: 'Your profile is complete' })).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(history.length).toBe(1);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('Later closes the welcome [PRO-02]', async () => {
    const { user } = await openProfile({}, '/profile?onboarding=complete');
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('Upload First Workout leads to /upload [PRO-02]', async () => {
    const { user, address } = await openProfile({}, '/profile?onboarding=complete');
    await user.click(await screen.findByRole('link', { name: 'Upload First Workout' }));
    await waitFor(() => expect(address()).toBe('/upload'));
  });

  it.each(['/profile', '/profile?onboarding=later'])(
    'does not welcome anybody at %s [PRO-01]',
    async (address) => {
      await openProfile({}, address);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

describe('login details', () => {
  it('show the email as text, and of the password nothing but dots [PRO-03]', async () => {
    await openProfile();
    const details = region('Login Details');
    expect(details.getByText('ada@example.org')).toBeTruthy();
    expect(details.getByText('••••••••')).toBeTruthy();
    expect(details.queryByRole('textbox')).toBeNull();
  });
});

describe('subscription', () => {
  it('offers Upgrade to Pro where no plan is running [PRO-15]', async () => {
    await openProfile();
    const subscription = region('Subscription');
    expect(subscription.getByRole('heading', { name: 'Upgrade to Pro' })).toBeTruthy();
    expect(subscription.getByRole('link', { name: 'Upgrade to Pro' }).getAttribute('href')).toBe(
      '/subscribe',
    );
    expect(subscription.getByText(/2 of 3 uploads left/)).toBeTruthy();
  });

  it('says Status: Active to a subscriber, and offers no upgrade [PRO-16]', async () => {
    await openProfile({ 'GET /api/subscription/status': paying });
    expect(region('Subscription').getByText('Status: Active')).toBeTruthy();
    expect(screen.queryByText('Upgrade to Pro')).toBeNull();
  });

  it('says so where the plan cannot be read, and the rest of the page stands', async () => {
    await openProfile({
      'GET /api/subscription/status': failure(503, 'SERVICE_UNAVAILABLE', 'Try again in a moment.'),
    });
    expect(region('Subscription').getByText(/could not be read just now/)).toBeTruthy();
    expect(
      region('Unit Preferences').getByRole('button', { name: 'Save Preferences' }),
    ).toBeTruthy();
  });
});
