import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { athlete } from '#testing/accounts/athlete.js';
import { failure } from '#testing/environment/network.js';
import { fillIn, renderApp, type RenderedApp } from '#testing/environment/render-app.js';
import { visitor } from '#testing/accounts/visitor.js';

const complete = {
  'First name': 'Ada',
  'Last name': 'Rider',
  Email: 'ada@example.org',
  City: 'Ghent',
  Country: 'Belgium',
  Password: 'secret1',
  'Confirm password': 'secret1',
};

/** Fills in the card and sends it. */
async function registerWith(
  { user }: RenderedApp,
  changes: Partial<typeof complete> = {},
  sport: string | null = 'Running',
): Promise<void> {
  for (const [label, value] of Object.entries({ ...complete, ...changes })) {
    const input = await screen.findByLabelText(label);
    if (value) await fillIn(user, input, value);
  }
  if (sport) await user.click(screen.getByLabelText(sport));
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
}

const refusals: readonly (readonly [
  sentence: string,
  changes: Partial<typeof complete>,
  sport: string | null,
])[] = [
  ['Please select your sport', {}, null],
  ['Passwords do not match', { 'Confirm password': 'secret2' }, 'Both'],
  [
    'Password must be at least 6 characters',
    { Password: '12345', 'Confirm password': '12345' },
    'Both',
  ],
  ['Please enter a valid email address', { Email: 'ada' }, 'Both'],
];

describe('registration card', () => {
  it('takes the place of the sign-in card and gives it back [AUTH-04, AUTH-08]', async () => {
    visitor();
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'New here? Create an account' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Create Account' }));
    expect(screen.queryByRole('form', { name: 'Sign in' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }));
    expect(screen.getByRole('form', { name: 'Sign in' })).toBeTruthy();
  });

  it('opens at /signup with links to close and to sign in [AUTH-09]', async () => {
    visitor();
    const { user } = renderApp('/signup');
    expect(await screen.findByRole('heading', { name: 'Create Account' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Close' }).getAttribute('href')).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Already have an account? Sign in' }));
    expect(screen.getByRole('form', { name: 'Sign in' })).toBeTruthy();
  });

  it('registers, stores the token and goes to / [AUTH-10, AUTH-16, AUTH-20, CNV-20]', async () => {
    const network = visitor({ 'POST /api/auth/register': { token: 'fresh', user: athlete() } });
    const app = renderApp('/signup');
    await registerWith(app);
    expect(await screen.findByRole('link', { name: 'Upload First Workout' })).toBeTruthy();
    expect(app.address()).toBe('/');
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(network.callsTo('POST /api/auth/register')[0]?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Rider',
      email: 'ada@example.org',
      city: 'Ghent',
      country: 'Belgium',
      password: 'secret1',
      sport: 'RUNNING',
    });
  });

  it.each(refusals)(
    'says "%s" and sends nothing [AUTH-15, AUTH-17, AUTH-18]',
    async (sentence, changes, sport) => {
      const network = visitor();
      await registerWith(renderApp('/signup'), changes, sport);
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(network.callsTo('POST /api/auth/register')).toHaveLength(0);
    },
  );

  it('asks for every field and leads to the first that is missing [AUTH-19]', async () => {
    const network = visitor();
    const { user } = renderApp('/signup');
    await user.click(await screen.findByRole('button', { name: 'Create Account' }));
    expect(screen.getAllByText(/^Please /)).toHaveLength(8);
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
    expect(network.calls).toHaveLength(0);
  });

  it("shows the server's message, at the field where it names one [AUTH-22]", async () => {
    visitor({
      'POST /api/auth/register': failure(400, 'VALIDATION_FAILED', 'Some fields are not valid.', {
        fields: [{ field: 'city', message: 'City is required' }],
      }),
    });
    await registerWith(renderApp('/signup'));
    expect(await screen.findByText('Some fields are not valid.')).toBeTruthy();
    expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('City is required')).toBeTruthy();
  });

  it('keeps what was typed when refused, and focuses the wrong field', async () => {
    visitor({
      'POST /api/auth/register': failure(400, 'VALIDATION_FAILED', 'Some fields are not valid.', {
        fields: [{ field: 'password', message: 'This password is too common' }],
      }),
    });
    await registerWith(renderApp('/signup'));
    const password = await screen.findByLabelText<HTMLInputElement>('Password');
    await screen.findByText('This password is too common');
    expect(document.activeElement).toBe(password);
    for (const [label, value] of Object.entries(complete))
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
  });

  it('says after how long to try again when there were too many attempts', async () => {
    visitor({
      'POST /api/auth/register': failure(429, 'RATE_LIMITED', 'Too many requests.', {
        retryAfterS: 1260,
      }),
    });
    await registerWith(renderApp('/signup'));
    expect(await screen.findByText('Too many attempts. Try again in 21 minutes.')).toBeTruthy();
  });

  it('tells password managers each field and suggests better passwords [X-04]', async () => {
    visitor();
    const { user } = renderApp('/signup');
    const password = await screen.findByLabelText<HTMLInputElement>('Password');
    expect([
      password.autocomplete,
      screen.getByLabelText<HTMLInputElement>('Confirm password').autocomplete,
    ]).toEqual(['new-password', 'new-password']);
    expect(screen.getByLabelText<HTMLInputElement>('Email').autocomplete).toBe('email');
    const note = (): string =>
      document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
    expect(note()).toBe('6 characters, 8+ recommended');
    await fillIn(user, password, 'gr8x!k');
    expect(note()).toBe('Accepted, 8+ recommended');
    await fillIn(user, password, ' and more');
    expect(note()).toBe('Strong');
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] ?? password);
    expect(password.type).toBe('text');
  });

  it('says Registration failed where the server says nothing [AUTH-22]', async () => {
    visitor({ 'POST /api/auth/register': new Response('', { status: 500 }) });
    await registerWith(renderApp('/signup'));
    expect(await screen.findByText('Registration failed')).toBeTruthy();
  });

  it('keeps what was typed over a look at another page, except for the passwords', async () => {
    visitor();
    const first = renderApp('/signup');
    await fillIn(first.user, await screen.findByLabelText('First name'), 'Zoë');
    await fillIn(first.user, screen.getByLabelText('Password'), 'gr8 secret');
    await first.user.click(screen.getByLabelText('Running'));
    cleanup();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('gr8 secret');
    renderApp('/signup');
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Zoë');
    expect(screen.getByLabelText<HTMLInputElement>('Running').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });

  it('forgets what was typed once the account exists', async () => {
    visitor({ 'POST /api/auth/register': { token: 'secret', user: athlete() } });
    await registerWith(renderApp('/signup'));
    await waitFor(() => expect(localStorage.getItem('token')).toBe('secret'));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ada');
  });
});
