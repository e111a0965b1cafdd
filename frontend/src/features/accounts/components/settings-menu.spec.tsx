import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp, type RenderedApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';

async function openMenu(): Promise<RenderedApp> {
  signedIn();
  const app = renderApp('/upload');
  await app.user.click(await screen.findByRole('button', { name: 'Settings' }));
  await screen.findByRole('menuitem', { name: 'Logout' });
  return app;
}

describe('settings menu', () => {
  it('leads to the profile, the questionnaire and the help, and out [HOME-02]', async () => {
    await openMenu();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Edit questionnaire',
      'How it works',
      'Light',
      'Dark',
      'Same as system',
      'Logout',
    ]);
    const addresses = ['Profile', 'Edit questionnaire', 'How it works'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(addresses).toEqual(['/profile', '/onboarding?edit=true', '/help']);
  });

  it.each([
    [
      'a click',
      async ({ user }: RenderedApp) => user.click(screen.getByRole('link', { name: 'Profile' })),
    ],
    [
      'Enter',
      async () =>
        void fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Profile' }), {
          key: 'Enter',
          keyCode: 13,
        }),
    ],
  ])('%s leads there without loading the page again [HOME-02]', async (_, choose) => {
    const app = await openMenu();
    await choose(app);
    await waitFor(() => expect(app.address()).toBe('/profile'));
  });
});
