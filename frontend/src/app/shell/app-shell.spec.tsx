import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';

describe('the bar of the app', () => {
  it('leads home, to the progress and to the upload [HOME-01]', async () => {
    signedIn();
    renderApp('/upload');
    const bar = await screen.findByRole('banner');
    const links = within(bar).getAllByRole('link');
    expect(
      links.map((link) => [
        link.getAttribute('aria-label') ?? link.textContent,
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['Stridewatt, home', '/'],
      ['Progress', '/progress'],
      ['Upload a workout', '/upload'],
    ]);
  });

  it('closes the menu on logout [HOME-02]', async () => {
    signedIn();
    const { user, address } = renderApp('/upload');
    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(address()).toMatch(/^\/(\?|$)/);
    expect(localStorage.getItem('token')).toBeNull();
  });
});
