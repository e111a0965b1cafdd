import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { athlete } from '../../../testing/athlete.js';
import { failure } from '../../../testing/network.js';
import { renderApp, type RenderedApp } from '../../../testing/render-app.js';
import { signedIn } from '../../../testing/signed-in.js';
import type { Answers, Network } from '../../../testing/network.js';

function visitor(answers: Answers): Network {
  const network = signedIn(answers);
  localStorage.removeItem('token');
  return network;
}

async function signInAs({ user }: RenderedApp, email: string, password: string): Promise<void> {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('sign-in card', () => {
  it('has a required email input and a required password input (AUTH-01)', async () => {
    visitor({});
    renderApp('/');
    const email = await screen.findByLabelText<HTMLInputElement>('Email');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect([email.type, email.required]).toEqual(['email', true]);
    expect([password.type, password.required]).toEqual(['password', true]);
  });

  it('signs in: stores the token, drops the cached subscription status and shows home (AUTH-05, AUTH-07, CNV-20)', async () => {
    sessionStorage.setItem('subStatus', JSON.stringify({ at: 0, status: null }));
    const network = visitor({ 'POST /api/auth/login': { token: 'fresh', user: athlete() } });
    const app = renderApp('/');
    await signInAs(app, ' ada@example.org ', 'secret1');
    expect(await screen.findByRole('link', { name: 'Upload your first workout' })).toBeTruthy();
    expect(network.callsTo('POST /api/auth/login')[0]?.body).toEqual({ email: 'ada@example.org', password: 'secret1' });
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(JSON.parse(sessionStorage.getItem('subStatus') ?? '{}')).not.toMatchObject({ at: 0 });
    expect(app.address()).toBe('/');
  });

  it("shows the server's sentence in the card (AUTH-02, AUTH-06)", async () => {
    visitor({ 'POST /api/auth/login': failure(401, 'INVALID_CREDENTIALS', 'Email or password is wrong.') });
    await signInAs(renderApp('/'), 'ada@example.org', 'wrong');
    expect((await screen.findByText('Email or password is wrong.')).closest('form')).not.toBeNull();
  });

  it('says Login failed where the server says nothing (AUTH-06)', async () => {
    visitor({ 'POST /api/auth/login': new Response('', { status: 502 }) });
    await signInAs(renderApp('/'), 'ada@example.org', 'secret1');
    expect(await screen.findByText('Login failed')).toBeTruthy();
  });

  it('reads Signing In... while busy and cannot be sent twice (AUTH-03)', async () => {
    let answer: (value: object) => void = () => undefined;
    const network = visitor({ 'POST /api/auth/login': () => new Promise<object>((resolve) => (answer = resolve)) });
    const app = renderApp('/');
    await signInAs(app, 'ada@example.org', 'secret1');
    const button = await screen.findByRole('button', { name: 'Signing In...' });
    await app.user.click(button);
    await app.user.type(screen.getByLabelText('Password'), '{Enter}');
    expect(network.callsTo('POST /api/auth/login')).toHaveLength(1);
    answer({ token: 'fresh', user: athlete() });
    await screen.findByRole('link', { name: 'Upload your first workout' });
  });
});
