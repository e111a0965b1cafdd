import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { athlete } from '../testing/accounts/athlete.js';
import { signedIn } from '../testing/accounts/signed-in.js';
import { renderApp } from '../testing/environment/render-app.js';
import { arrival } from '../features/accounts/model/arrival.js';

const focusOn = (name: string) =>
  waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name })),
  );

describe('the focus', () => {
  it('goes to the heading of the next page', async () => {
    signedIn();
    const { user } = renderApp('/upload');
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByRole('link', { name: 'Profile' }));
    await focusOn('Profile');
  });

  it('goes to the heading of the first page after a sign-up', async () => {
    const newcomer = athlete({ profileCompleted: false });
    signedIn({ 'POST /api/auth/login': { token: 'fresh', user: newcomer } }, newcomer);
    localStorage.removeItem('token');
    const { user } = renderApp('/?login=true');
    await user.type(await screen.findByLabelText('Email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), 'secret1');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await focusOn('Fit File Analysis');
  });

  it('goes there too if the public site loads the app as a page', async () => {
    const newcomer = athlete({ profileCompleted: false });
    signedIn({}, newcomer);
    arrival.announce();
    renderApp('/');
    await focusOn('Fit File Analysis');
    expect(arrival.take()).toBe(false);
  });

  it('stays where the browser puts it when an address is opened', async () => {
    signedIn();
    renderApp('/profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    expect(document.activeElement).toBe(document.body);
  });
});
