import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, type Answer, type Network } from '../testing/environment/network.js';
import { renderApp, type RenderedApp } from '../testing/environment/render-app.js';
import { signedIn } from '../testing/accounts/signed-in.js';

const status = (trialFullyExhausted: boolean) => ({
  subscriptionStatus: 'TRIAL',
  uploadsUsed: 3,
  uploadsRemaining: 0,
  questionsUsed: 3,
  trialFullyExhausted,
  paidThrough: null,
  cancelAtPeriodEnd: false,
});

/** Opens the page of uploads and goes home from it, where the status is `answer`. */
async function comeHome(answer: Answer): Promise<RenderedApp & { network: Network }> {
  const network = signedIn({ 'GET /api/subscription/status': answer });
  const app = renderApp('/upload');
  await screen.findByRole('heading', { name: 'Upload a workout' });
  await app.user.click(screen.getByRole('link', { name: 'Stridewatt, home' }));
  await screen.findByRole('link', { name: 'Upload First Workout' });
  return { ...app, network };
}

const prompt = () => screen.findByRole('dialog', { name: 'Your free trial is used up' });
const noPrompt = () => expect(screen.queryByRole('dialog')).toBeNull();

describe('trial prompt', () => {
  let logged: jest.SpiedFunction<typeof reportError>;
  beforeEach(() => {
    logged = jest.spyOn(globalThis, 'reportError').mockReturnValue(undefined);
  });

  it('opens on / after the trial and explains closing [GATE-08, GATE-09, X-03]', async () => {
    await comeHome(status(true));
    const dialog = await prompt();
    expect(
      within(dialog).getByText(/Closing signs you out\. Your workouts stay saved/),
    ).toBeTruthy();
  });

  it('asks at every way home, and stays away while something is left [GATE-08, X-02]', async () => {
    const { network, user } = await comeHome(status(false));
    await waitFor(() => expect(network.callsTo('GET /api/subscription/status')).toHaveLength(1));
    noPrompt();
    sessionStorage.removeItem('subStatus');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    network.answer({ 'GET /api/subscription/status': status(true) });
    await user.click(screen.getByRole('link', { name: 'Upload a workout' }));
    await screen.findByRole('heading', { name: 'Upload a workout' });
    await user.click(screen.getByRole('link', { name: 'Stridewatt, home' }));
    await prompt();
  });

  it('does not open at / directly, nor on other pages [GATE-08, X-03]', async () => {
    const network = signedIn({ 'GET /api/subscription/status': status(true) });
    renderApp('/');
    await screen.findByRole('link', { name: 'Upload First Workout' });
    await waitFor(() => expect(network.callsTo('GET /api/subscription/status')).toHaveLength(1));
    noPrompt();
  });

  it.each(['COMPLETED', 'SUSPENDED'])(
    'leaves an athlete who is %s alone: no trial dialog, and nobody is signed out [X-16]',
    async (subscriptionStatus) => {
      const { network } = await comeHome({ ...status(true), subscriptionStatus, uploadsUsed: 0 });
      await waitFor(() => expect(network.callsTo('GET /api/subscription/status')).toHaveLength(1));
      expect(await screen.findByRole('complementary', { name: 'Your plan' })).toBeTruthy();
      noPrompt();
      expect(localStorage.getItem('token')).toBe('secret');
    },
  );

  it('Close signs out and stays at / [GATE-11]', async () => {
    const { user, address } = await comeHome(status(true));
    await user.click(within(await prompt()).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeTruthy();
    expect([localStorage.getItem('token'), address()]).toEqual([null, '/']);
    noPrompt();
  });

  it('the upgrade leads to /subscribe, where the prompt is closed [GATE-10, GATE-12]', async () => {
    const { user, address } = await comeHome(status(true));
    await user.click(within(await prompt()).getByRole('link', { name: 'Upgrade to Pro' }));
    await waitFor(() => expect(address()).toBe('/subscribe'));
    await waitFor(noPrompt);
    expect(localStorage.getItem('token')).toBe('secret');
  });

  it('goes by its buttons alone: Escape signs nobody out [GATE-11]', async () => {
    const { user } = await comeHome(status(true));
    await prompt();
    await user.keyboard('{Escape}');
    expect(localStorage.getItem('token')).toBe('secret');
    expect(await prompt()).toBeTruthy();
  });

  it('logs a status that cannot be read and shows nothing [GATE-13]', async () => {
    await comeHome(failure(500, 'INTERNAL_ERROR', 'Request 17 failed.'));
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect((logged.mock.calls[0]?.[0] as Error).message).toBe(
      'The subscription status could not be read',
    );
    noPrompt();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
