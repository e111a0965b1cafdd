import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { athlete } from '#testing/accounts/athlete.js';
import { failure } from '#testing/environment/network.js';
import { renderApp, type RenderedApp } from '#testing/environment/render-app.js';
import { visitor } from '#testing/accounts/visitor.js';

async function signInAs({ user }: RenderedApp, email: string, password: string): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('sign-in card', () => {
  it('has a required email input and a required password input [AUTH-01]', async () => {
    visitor({});
    renderApp('/');
    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([email.type, email.required]).toEqual(['email', true]);
    expect([password.type, password.required]).toEqual(['password', true]);
  });

  it('stores the token, drops the cached plan, shows home [AUTH-05, AUTH-07, CNV-20]', async () => {
    sessionStorage.setItem('subStatus', JSON.stringify({ at: 0, status: null }));
    const network = visitor({ 'POST /api/auth/login': { token: 'fresh', user: athlete() } });
    const app = renderApp('/');
    await signInAs(app, ' ada@example.org ', 'secret1');
    expect(await screen.findByRole('link', { name: 'Upload First Workout' })).toBeTruthy();
    expect(network.callsTo('POST /api/auth/login')[0]?.body).toEqual({
      email: 'ada@example.org',
      password: 'secret1',
    });
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(JSON.parse(sessionStorage.getItem('subStatus') ?? '{}')).not.toMatchObject({ at: 0 });
    expect(app.address()).toBe('/');
  });

  it("shows the server's sentence in the card [AUTH-02, AUTH-06]", async () => {
    visitor({
      'POST /api/auth/login': failure(401, 'INVALID_CREDENTIALS', 'Email or password is wrong.'),
    });
    await signInAs(renderApp('/'), 'ada@example.org', 'wrong');
    expect((await screen.findByText('Email or password is wrong.')).closest('form')).not.toBeNull();
  });

  it('says Login failed where the server says nothing [AUTH-06]', async () => {
    visitor({ 'POST /api/auth/login': new Response('', { status: 502 }) });
    await signInAs(renderApp('/'), 'ada@example.org', 'secret1');
    expect(await screen.findByText('Login failed')).toBeTruthy();
  });

  it('reads Signing In... while busy and cannot be sent twice [AUTH-03]', async () => {
    let answer: (value: object) => void = () => undefined;
    const network = visitor({
      'POST /api/auth/login': () => new Promise<object>((resolve) => (answer = resolve)),
    });
    const app = renderApp('/');
    await signInAs(app, 'ada@example.org', 'secret1');
    const button = await screen.findByRole('button', { name: 'Signing In...' });
    await app.user.click(button);
    await app.user.type(screen.getByLabelText('Password'), '{Enter}');
    expect(network.callsTo('POST /api/auth/login')).toHaveLength(1);
    answer({ token: 'fresh', user: athlete() });
    await screen.findByRole('link', { name: 'Upload First Workout' });
  });

  it('keeps what was typed when refused, and says when to retry', async () => {
    visitor({
      'POST /api/auth/login': failure(429, 'RATE_LIMITED', 'Too many requests.', {
        retryAfterS: 600,
      }),
    });
    await signInAs(renderApp('/'), 'ada@example.org', 'secret1');
    expect(await screen.findByText('Too many attempts. Try again in 10 minutes.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.org');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret1');
  });

  it('can be filled in by a password manager, and leads to a new password', async () => {
    visitor();
    renderApp('/');
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).autocomplete).toBe('username');
    expect(screen.getByLabelText<HTMLInputElement>('Password').autocomplete).toBe(
      'current-password',
    );
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('focuses the form once, then cleans the address [X-50, AUTH-13]', async () => {
    visitor({ 'POST /api/auth/login': { token: 'fresh', user: athlete() } });
    const app = renderApp('/?login=true');
    expect(await screen.findByLabelText('Email')).toBe(document.activeElement);
    await signInAs(app, 'ada@example.org', 'secret1');
    await screen.findByRole('link', { name: 'Upload First Workout' });
    expect(app.address()).toBe('/');
  });
});
