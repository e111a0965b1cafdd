import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { saveProfile } from '../api/generated/sdk.gen.js';
import { athlete } from '../testing/accounts/athlete.js';
import { failure, mockNetwork } from '../testing/environment/network.js';
import { renderApp } from '../testing/environment/render-app.js';
import { signedIn } from '../testing/accounts/signed-in.js';
import { listedWorkout, workoutPage } from '../testing/workouts/workouts.js';

const signInCard = () => screen.findByRole('form', { name: 'Sign in' });

describe('session', () => {
  it('shows Loading..., then the page of the stored token [CNV-18, GATE-01]', async () => {
    const network = signedIn();
    renderApp('/upload');
    expect(screen.getByText('Loading...')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Upload a workout' })).toBeTruthy();
    expect(network.callsTo('GET /api/auth/me')).toHaveLength(1);
    expect(network.calls[0]?.headers.get('Authorization')).toBe('Bearer secret');
  });

  it.each([
    ['is refused', failure(401, 'UNAUTHENTICATED', 'Please sign in.')],
    ['fails', failure(500, 'INTERNAL', 'Request 17 failed.')],
  ])('drops the token and shows sign-in when the check %s [CNV-19, GATE-02]', async (_, answer) => {
    localStorage.setItem('token', 'stale');
    mockNetwork({ 'GET /api/auth/me': answer });
    renderApp('/');
    expect(await signInCard()).toBeTruthy();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it.each([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy answers 502', () => new Response('<html>', { status: 502 })],
  ])('keeps the token and waits in words while %s, and recovers [GATE-01]', async (_, answer) => {
    const network = signedIn({ 'GET /api/auth/me': answer });
    renderApp('/upload');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Stridewatt cannot be reached' }),
    ).toBeTruthy();
    expect(localStorage.getItem('token')).toBe('secret');
    network.answer({ 'GET /api/auth/me': { user: athlete() } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again now' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Upload a workout' })).toBeTruthy();
  });

  it('says so during maintenance', async () => {
    signedIn({ 'GET /api/auth/me': failure(503, 'MAINTENANCE', 'Come back later.') });
    renderApp('/upload');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Stridewatt is being maintained' }),
    ).toBeTruthy();
    expect(localStorage.getItem('token')).toBe('secret');
  });

  it('asks nobody anything for a visitor without a token [CNV-28]', async () => {
    const network = mockNetwork({});
    renderApp('/');
    await signInCard();
    expect(network.calls).toHaveLength(0);
  });

  it('sends a visitor on an inner page to sign in and back [GATE-02]', async () => {
    signedIn({ 'POST /api/auth/login': { token: 'fresh', user: athlete() } });
    localStorage.removeItem('token');
    const { user, address } = renderApp('/upload');
    await signInCard();
    await user.type(screen.getByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { name: 'Upload a workout' })).toBeTruthy();
    expect(address()).toBe('/upload');
  });

  it('never follows a return address that leads to another site [SEC-32]', async () => {
    signedIn();
    const { address } = renderApp('/?redirect=//evil.example/');
    await screen.findByRole('link', { name: 'Upload First Workout' });
    expect(address()).not.toContain('evil');
  });

  it.each([
    ['took it', new Response(null, { status: 204 })],
    ['failed', failure(500, 'INTERNAL', 'Request 17 failed.')],
  ])(
    'Logout clears everything and revokes the token; the server %s [CNV-21, CNV-22]',
    async (_, answer) => {
      const network = signedIn({ 'POST /api/auth/logout': answer });
      const { user } = renderApp('/upload');
      await user.click(await screen.findByRole('button', { name: 'Settings' }));
      await waitFor(() => expect(sessionStorage.getItem('subStatus')).not.toBeNull());
      await user.click(await screen.findByText('Logout'));
      expect(await signInCard()).toBeTruthy();
      expect(localStorage.getItem('token')).toBeNull();
      expect(sessionStorage.getItem('subStatus')).toBeNull();
      await waitFor(() => expect(network.callsTo('POST /api/auth/logout')).toHaveLength(1));
      const [call] = network.callsTo('POST /api/auth/logout');
      expect(call?.headers.get('Authorization')).toBe('Bearer secret');
    },
  );

  it('ends when the server stops taking the token [CNV-19]', async () => {
    const network = signedIn();
    const { user } = renderApp('/upload');
    await screen.findByRole('heading', { name: 'Upload a workout' });
    network.answer({ 'GET /api/workouts': failure(401, 'UNAUTHENTICATED', 'Please sign in.') });
    await user.click(screen.getByRole('link', { name: 'Stridewatt, home' }));
    expect(await signInCard()).toBeTruthy();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('leaves nothing of one athlete for the next one [CNV-20, CNV-21]', async () => {
    const network = signedIn({
      'POST /api/auth/login': {
        token: 'fresh',
        user: athlete({ id: 'athlete-2', firstName: 'Bo' }),
      },
    });
    const { user } = renderApp('/');
    await screen.findByRole('link', { name: 'Upload First Workout' });
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByText('Logout'));
    await signInCard();
    await user.type(screen.getByLabelText('Email'), 'bo@example.org');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByRole('link', { name: 'Upload First Workout' });
    const lists = network
      .callsTo('GET /api/workouts')
      .map(({ headers }) => headers.get('Authorization'));
    expect(lists.filter((bearer) => bearer === 'Bearer fresh').length).toBeGreaterThan(0);
  });

  it('says why it ended and leads back to the page [CNV-19, FAULT-38]', async () => {
    const network = signedIn({ 'POST /api/auth/login': { token: 'fresh', user: athlete() } });
    const { user, address } = renderApp('/upload');
    await screen.findByRole('heading', { name: 'Upload a workout' });
    network.answer({ 'POST /api/profile': failure(401, 'UNAUTHENTICATED', 'Please sign in.') });
    await act(async () => void (await saveProfile({ body: {} }).catch(() => undefined)));
    await signInCard();
    expect(
      screen.getByText('Your session has ended. Sign in to go on where you were.'),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org');
    await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
    await screen.findByRole('heading', { name: 'Upload a workout' });
    expect(address()).toBe('/upload');
  });

  it('is not ended by a late refusal of the token before', async () => {
    const network = signedIn();
    renderApp('/upload');
    await screen.findByRole('heading', { name: 'Upload a workout' });
    let refuse: () => void = () => undefined;
    network.answer({
      'POST /api/profile': () =>
        new Promise<Response>(
          (resolve) => (refuse = () => resolve(failure(401, 'UNAUTHENTICATED', 'Please sign in.'))),
        ),
    });
    const late = saveProfile({ body: {} }).catch(() => undefined);
    await waitFor(() => expect(network.callsTo('POST /api/profile')).toHaveLength(1));
    localStorage.setItem('token', 'fresh');
    refuse();
    await act(async () => void (await late));
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(screen.getByRole('heading', { name: 'Upload a workout' })).toBeTruthy();
  });

  it('keeps the athlete for five minutes, then asks again [CNV-23]', async () => {
    const network = signedIn();
    const { user } = renderApp('/upload');
    await screen.findByRole('heading', { name: 'Upload a workout' });
    const asked = () => network.callsTo('GET /api/auth/me').length;
    const home = () => user.click(screen.getByRole('link', { name: 'Stridewatt, home' }));
    const upload = () => user.click(screen.getByRole('link', { name: 'Upload a workout' }));
    const opened = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(opened + 4.9 * 60_000);
    await home();
    await screen.findByRole('link', { name: 'Upload First Workout' });
    expect(asked()).toBe(1);
    clock.mockReturnValue(opened + 5.1 * 60_000);
    network.answer({
      'GET /api/auth/me': { user: athlete({ isSuspended: true, suspendReason: 'Payment failed' }) },
    });
    await upload();
    await waitFor(() => expect(asked()).toBe(2));
    expect(await screen.findByText(/Payment failed/)).toBeTruthy();
  });

  /** As the browser tells this tab what another one has done. */
  const elsewhere = (value: string | null) =>
    act(async () => {
      if (value === null) localStorage.removeItem('token');
      else localStorage.setItem('token', value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: value }));
      await Promise.resolve();
    });

  it('keeps a newer token that another tab stored [CNV-18, CNV-19]', async () => {
    const network = signedIn();
    let refuse: () => void = () => undefined;
    const refused = new Promise<Response>(
      (resolve) => (refuse = () => resolve(failure(401, 'UNAUTHENTICATED', 'Please sign in.'))),
    );
    network.answer({
      'GET /api/auth/me': ({ headers }) =>
        headers.get('Authorization') === 'Bearer secret' ? refused : { user: athlete() },
    });
    renderApp('/upload');
    await waitFor(() => expect(network.callsTo('GET /api/auth/me')).toHaveLength(1));
    localStorage.setItem('token', 'fresh');
    refuse();
    expect(await screen.findByRole('heading', { level: 1, name: 'Upload a workout' })).toBeTruthy();
    expect(localStorage.getItem('token')).toBe('fresh');
  });

  it('keeps its token where the page is left while it is being asked about [CNV-19]', async () => {
    const network = signedIn();
    let breakOff: () => void = () => undefined;
    network.answer({
      'GET /api/auth/me': () =>
        new Promise<Response>(
          (_, reject) => (breakOff = () => reject(new TypeError('Failed to fetch'))),
        ),
    });
    renderApp('/upload');
    await waitFor(() => expect(network.callsTo('GET /api/auth/me')).toHaveLength(1));
    window.dispatchEvent(new Event('pagehide'));
    await act(async () => breakOff());
    window.dispatchEvent(new Event('pageshow'));
    expect(localStorage.getItem('token')).toBe('secret');
  });

  it('begins in this tab when somebody signs in in another one [CNV-20]', async () => {
    const network = signedIn();
    localStorage.removeItem('token');
    const { address } = renderApp('/upload');
    await signInCard();
    await elsewhere('secret');
    expect(await screen.findByRole('heading', { name: 'Upload a workout' })).toBeTruthy();
    expect(address()).toBe('/upload');
    expect(
      network.calls.filter(({ headers }) => headers.get('Authorization') !== 'Bearer secret'),
    ).toEqual([]);
  });

  it('ends with another tab and sends nothing without a token [CNV-21]', async () => {
    const network = signedIn();
    renderApp('/upload');
    await screen.findByRole('heading', { name: 'Upload a workout' });
    const before = network.calls.length;
    await elsewhere(null);
    expect(await signInCard()).toBeTruthy();
    expect(sessionStorage.getItem('subStatus')).toBeNull();
    expect(network.calls).toHaveLength(before);
  });

  it("hides one athlete's data after another signs in elsewhere [CNV-20]", async () => {
    const network = signedIn();
    renderApp('/');
    await screen.findByRole('link', { name: 'Upload First Workout' });
    const own = listedWorkout({ id: 'own', headline: 'A ride of the other athlete' });
    network.answer({
      'GET /api/auth/me': { user: athlete({ id: 'athlete-2' }) },
      'GET /api/workouts': workoutPage([own]),
    });
    await elsewhere('fresh');
    expect(
      (await screen.findAllByRole('link', { name: 'A ride of the other athlete' })).length,
    ).toBeGreaterThan(0);
    expect(network.callsTo('GET /api/workouts').at(-1)?.headers.get('Authorization')).toBe(
      'Bearer fresh',
    );
    expect(screen.queryByRole('link', { name: 'Upload First Workout' })).toBeNull();
  });

  it('goes on where it is when the same athlete has a new token from another tab', async () => {
    const network = signedIn();
    renderApp('/');
    await screen.findByRole('link', { name: 'Upload First Workout' });
    const lists = network.callsTo('GET /api/workouts').length;
    await elsewhere('fresh');
    await waitFor(() => expect(network.callsTo('GET /api/auth/me')).toHaveLength(2));
    expect(network.callsTo('GET /api/workouts')).toHaveLength(lists);
    expect(screen.getByRole('link', { name: 'Upload First Workout' })).toBeTruthy();
  });
});
