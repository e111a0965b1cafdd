import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { administrator, asAdministrator, pageOf, usersAnswer } from '#testing/admin.js';
import { athlete } from '#testing/accounts/athlete.js';
import { failure, type Answer } from '#testing/environment/network.js';
import { fillIn, renderApp, type RenderedApp } from '#testing/environment/render-app.js';
import { visitor } from '#testing/accounts/visitor.js';

const route = 'POST /api/admin/login';
const lists = {
  'GET /api/admin/users': usersAnswer(),
  'GET /api/admin/subscriptions': { subscriptions: [], pagination: pageOf(0) },
};

async function signIn(
  answer: Answer,
  address = '/admin/login',
): Promise<RenderedApp & { network: ReturnType<typeof visitor> }> {
  const network = visitor({ ...lists, [route]: answer });
  const app = renderApp(address);
  await fillIn(app.user, await screen.findByLabelText('Username'), ' chief@example.org ');
  await fillIn(app.user, screen.getByLabelText('Password'), 'a long secret');
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  return { ...app, network };
}

describe('sign-in of administrators', () => {
  it('is open to a visitor and to somebody who is signed in as an athlete [ADM-01]', async () => {
    visitor();
    renderApp('/admin/login');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
  });

  it('opens with token and flag [ADM-03, ADM-04, ADM-05, ADM-08, X-22, X-24]', async () => {
    const app = await signIn({ token: 'fresh', user: administrator });
    expect(await screen.findByText('Login Successful')).toBeTruthy();
    await waitFor(() => expect(app.address()).toBe('/admin/dashboard'));
    expect([localStorage.getItem('token'), localStorage.getItem('adminAuthenticated')]).toEqual([
      'fresh',
      'true',
    ]);
    const [call] = app.network.callsTo(route);
    expect(call?.body).toEqual({ username: 'chief@example.org', password: 'a long secret' });
    expect(call?.request).toMatchObject({ credentials: 'same-origin', cache: 'no-store' });
    await waitFor(() =>
      expect(app.network.callsTo('GET /api/admin/users')[0]?.headers.get('Authorization')).toBe(
        'Bearer fresh',
      ),
    );
  });

  it('goes on to the address that somebody was on their way to', async () => {
    const app = await signIn(
      { token: 'fresh', user: administrator },
      '/admin/dashboard?tab=users&filter=ACTIVE',
    );
    await waitFor(() => expect(app.address()).toBe('/admin/dashboard?tab=users&filter=ACTIVE'));
  });

  it.each<[string, Answer, string]>([
    [
      "the server's message",
      failure(401, 'INVALID_CREDENTIALS', 'Email or password is wrong.'),
      'Email or password is wrong.',
    ],
    [
      'what is the matter, where the server cannot be reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Stridewatt cannot be reached right now.',
    ],
    ['a sentence of its own', new Response('', { status: 502 }), 'Invalid username or password'],
    [
      'Not an admin, where the server refuses',
      failure(403, 'NOT_AN_ADMIN', 'Not an admin'),
      'Not an admin',
    ],
    ['Not an admin, whatever the server gave', { token: 'fresh', user: athlete() }, 'Not an admin'],
  ])('says Login Failed with %s, and stays [ADM-06, ADM-07]', async (_, answer, sentence) => {
    const app = await signIn(answer);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Login Failed');
    expect(alert.textContent).toContain(sentence);
    expect([
      localStorage.getItem('token'),
      localStorage.getItem('adminAuthenticated'),
      app.address(),
    ]).toEqual([null, null, '/admin/login']);
    expect(app.network.callsTo(route)).toHaveLength(1);
  });

  it.each([
    ['an administrator', true, '/admin/dashboard'],
    ['an administrator who came by way of the athletes', false, '/admin/login'],
  ])('/admin leads %s on [ADM-02, ADM-03]', async (_, flag, address) => {
    asAdministrator();
    if (!flag) localStorage.removeItem('adminAuthenticated');
    const app = renderApp('/admin');
    await waitFor(() => expect(app.address()).toBe(address));
  });

  it('/admin asks a visitor to sign in, even with an old flag [ADM-02]', async () => {
    visitor();
    localStorage.setItem('adminAuthenticated', 'true');
    const app = renderApp('/admin');
    await waitFor(() => expect(app.address()).toBe('/admin/login'));
  });
});
