import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failure, mockNetwork, type Answer, type Network } from '#testing/environment/network.js';
import { fillIn, renderApp, type RenderedApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';

async function choose(app: RenderedApp, password: string, confirm = password): Promise<void> {
  await fillIn(app.user, await screen.findByLabelText('New password'), password);
  await fillIn(app.user, screen.getByLabelText('Confirm password'), confirm);
  await app.user.click(screen.getByRole('button', { name: 'Reset Password' }));
}

const answering = (answer: Answer): Network =>
  mockNetwork({ 'POST /api/auth/reset-password': answer });
const link = '/reset-password?token=1e5-abc';
const refusals = [
  ['Passwords do not match', 'gr8 secret', 'gr8 secreT'],
  ['Password must be at least 6 characters long', '12345', '12345'],
] as const;

describe('reset password', () => {
  it.each(['/reset-password', '/reset-password?token='])(
    'without a token (%s) says Invalid Reset Link [AUTH-29]',
    async (address) => {
      mockNetwork({});
      renderApp(address);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'Invalid Reset Link' }),
      ).toBeTruthy();
      expect(screen.getByText('This password reset link is invalid or has expired.')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
        '/forgot-password',
      );
    },
  );

  it('takes the token out of the address and sends no referrer [AUTH-28]', async () => {
    mockNetwork({});
    const app = renderApp(link);
    await screen.findByLabelText('New password');
    expect(app.address()).toBe('/reset-password');
    expect(app.history.length).toBe(1);
    await waitFor(() =>
      expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe(
        'no-referrer',
      ),
    );
  });

  it('sends token and password, then confirms [AUTH-32, AUTH-33, AUTH-34]', async () => {
    const network = answering({ message: 'Done.' });
    await choose(renderApp(link), 'gr8 secret');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Password Reset Complete' }),
    ).toBeTruthy();
    expect(network.callsTo('POST /api/auth/reset-password')[0]?.body).toEqual({
      token: '1e5-abc',
      password: 'gr8 secret',
    });
    expect(await screen.findByText('Password Reset Successful')).toBeTruthy();
    expect(screen.getByText('Your password has been updated successfully')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe(
      '/?login=true',
    );
  });

  it('ends the session of this browser, which the server has ended too', async () => {
    signedIn({ 'POST /api/auth/reset-password': { message: 'Done.' } });
    await choose(renderApp(link), 'gr8 secret');
    await screen.findByRole('heading', { name: 'Password Reset Complete' });
    expect(localStorage.getItem('token')).toBeNull();
  });

  it.each(refusals)(
    'says "%s" and sends nothing [AUTH-30, AUTH-31]',
    async (sentence, password, confirm) => {
      const network = answering({ message: 'Done.' });
      await choose(renderApp(link), password, confirm);
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(network.calls).toHaveLength(0);
    },
  );

  it.each([
    [
      "the server's message",
      failure(503, 'SERVICE_UNAVAILABLE', 'Try again in a moment.', { retryAfterS: 5 }),
      'Try again in a moment.',
    ],
    ['Failed to reset password', new Response('', { status: 500 }), 'Failed to reset password'],
  ])(
    'a failure is a toast Error with %s, and the form stays as it was [AUTH-35]',
    async (_, answer, sentence) => {
      answering(answer);
      await choose(renderApp(link), 'gr8 secret');
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(screen.getByText('Error')).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('gr8 secret');
    },
  );

  it('leads to a new link when this one is used up [AUTH-29, AUTH-35]', async () => {
    answering(failure(400, 'INVALID_RESET_TOKEN', 'This link is used up.'));
    await choose(renderApp(link), 'gr8 secret');
    expect(await screen.findByText('This link is used up.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toBeTruthy();
  });

  it.each([
    ['worked', { message: 'Done.' }, 'Password Reset Complete'],
    [
      'is used up',
      failure(400, 'INVALID_RESET_TOKEN', 'This link is used up.'),
      'Invalid Reset Link',
    ],
  ])('forgets a link that %s: the form is not shown for it again', async (_, answer, heading) => {
    answering(answer);
    const { history, ...app } = renderApp(link);
    await choose({ history, ...app }, 'gr8 secret');
    await screen.findByRole('heading', { level: 1, name: heading });
    await waitFor(() => expect(history.location.state.resetToken).toBeUndefined());
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
  });
});
