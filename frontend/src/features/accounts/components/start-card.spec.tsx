import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { athlete } from '#testing/accounts/athlete.js';
import { fillIn, renderApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
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

describe('getting started', () => {
  it('has the whole form and says what the trial holds [AUTH-11, MKT-23]', async () => {
    visitor();
    renderApp('/getting-started');
    for (const label of [...Object.keys(complete), 'Cycling', 'Running', 'Both'])
      expect(await screen.findByLabelText(label)).toBeTruthy();
    expect(
      screen.getByText(/3 file uploads and 3 AI questions\. No credit card, no payment required\./),
    ).toBeTruthy();
  });

  it('closes to /why-stridewatt and leads to sign-in [AUTH-12, AUTH-13]', async () => {
    visitor();
    renderApp('/getting-started');
    expect((await screen.findByRole('link', { name: 'Close' })).getAttribute('href')).toBe(
      '/why-stridewatt',
    );
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/?login=true');
  });

  it('Start Free Now reads Creating Account..., then leads to / [AUTH-14]', async () => {
    let answer: (value: object) => void = () => undefined;
    visitor({
      'POST /api/auth/register': () => new Promise<object>((resolve) => (answer = resolve)),
    });
    const { user, address } = renderApp('/getting-started');
    for (const [label, value] of Object.entries(complete))
      await fillIn(user, await screen.findByLabelText(label), value);
    await user.click(screen.getByLabelText('Both'));
    await user.click(screen.getByRole('button', { name: 'Start Free Now' }));
    expect(
      (await screen.findByRole<HTMLButtonElement>('button', { name: 'Creating Account...' }))
        .disabled,
    ).toBe(true);
    answer({ token: 'fresh', user: athlete() });
    await screen.findByRole('link', { name: 'Upload First Workout' });
    expect(address()).toBe('/');
  });

  it('is where /?signup=true leads a visitor', async () => {
    visitor();
    const { address } = renderApp('/?signup=true');
    await screen.findByRole('button', { name: 'Start Free Now' });
    expect(address()).toBe('/getting-started');
  });

  it.each(['/getting-started', '/signup', '/?signup=true', '/?login=true'])(
    '%s leads a signed-in athlete to /',
    async (path) => {
      signedIn();
      const { address } = renderApp(path);
      await screen.findByRole('link', { name: 'Upload First Workout' });
      expect(address()).toBe('/');
    },
  );
});
