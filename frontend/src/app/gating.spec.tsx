import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { mockNetwork } from '../testing/environment/network.js';
import { renderApp } from '../testing/environment/render-app.js';
import { signedIn } from '../testing/accounts/signed-in.js';

const unfinished = { profileCompleted: false, onboardingSkipped: false };
const skipped = { profileCompleted: false, onboardingSkipped: true };

describe('gating', () => {
  it.each(['/', '/upload', '/workouts/ride-1', '/nowhere'])(
    '%s leads an unfinished profile to the intro without loading the page [GATE-05]',
    async (path) => {
      const network = signedIn({}, unfinished);
      const { address } = renderApp(path);
      await waitFor(() => expect(address()).toBe('/onboarding/intro'));
      expect(
        network.calls
          .map(({ path: called }) => called)
          .filter((called) => /^\/api\/(workouts|subscription)/.test(called)),
      ).toEqual([]);
    },
  );

  it('a skipped questionnaire opens before a workout loads [GATE-15, WKT-07]', async () => {
    const network = signedIn({}, skipped);
    const { address } = renderApp('/workouts/ride-1');
    await waitFor(() => expect(address()).toBe('/onboarding'));
    expect(network.callsTo('GET /api/workouts/ride-1')).toHaveLength(0);
  });

  it.each([unfinished, skipped, {}])(
    '/complete confirms and leads on for anyone signed in [GATE-03, GATE-04]',
    async (user) => {
      signedIn({}, user);
      renderApp('/complete');
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Onboarding Complete' }),
      ).toBeTruthy();
      expect(screen.getByText('Dashboard Coming Soon')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Go to your workouts' }).getAttribute('href')).toBe(
        '/',
      );
    },
  );

  it('a visitor signs in first and returns to the page asked for [GATE-02, CNV-28]', async () => {
    mockNetwork({});
    const { address } = renderApp('/onboarding?edit=true');
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
    expect(new URLSearchParams(address().slice(2)).get('redirect')).toBe('/onboarding?edit=true');
  });

  it.each(['/forgot-password', '/reset-password', '/feedback'])(
    '%s is there for a profile that is not finished too [GATE-07]',
    async (path) => {
      signedIn({}, unfinished);
      const { address } = renderApp(path);
      await screen.findByRole('heading', { level: 1 });
      expect(address()).toBe(path);
    },
  );

  it('a suspended athlete stays signed in [X-12]', async () => {
    signedIn({}, { isSuspended: true, suspendReason: 'Payment failed' });
    renderApp('/');
    expect(await screen.findByRole('link', { name: 'Upload First Workout' })).toBeTruthy();
    expect(localStorage.getItem('token')).toBe('secret');
  });
});

describe('home', () => {
  it('asks an athlete who skipped the questionnaire to complete it [HOME-14]', async () => {
    signedIn({}, skipped);
    renderApp('/');
    expect(
      (await screen.findByRole('link', { name: 'Complete your profile' })).getAttribute('href'),
    ).toBe('/onboarding');
  });

  it('asks nobody else [HOME-14]', async () => {
    signedIn();
    renderApp('/');
    await screen.findByRole('link', { name: 'Upload First Workout' });
    expect(screen.queryByRole('link', { name: 'Complete your profile' })).toBeNull();
  });

  it('offers a first upload, now or Later, while there are no workouts [X-05]', async () => {
    signedIn();
    const { user } = renderApp('/');
    expect(
      (await screen.findByRole('link', { name: 'Upload First Workout' })).getAttribute('href'),
    ).toBe('/upload');
    await user.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.getByRole('heading', { name: 'No workouts yet' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Upload First Workout' })).toBeNull();
  });
});
