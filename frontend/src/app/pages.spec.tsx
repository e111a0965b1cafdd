import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../testing/environment/render-app.js';
import { signedIn } from '../testing/accounts/signed-in.js';

describe('pages', () => {
  it('have a title of their own, and take the focus when one leads to another', async () => {
    signedIn();
    const { user } = renderApp('/');
    await screen.findByRole('link', { name: 'Upload First Workout' });
    await waitFor(() => expect(document.title).toBe('Workouts · Stridewatt'));
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('link', { name: 'Upload a workout' }));
    await screen.findByRole('heading', { name: 'Upload a workout' });
    await waitFor(() => expect(document.title).toBe('Upload · Stridewatt'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Upload a workout' }));
  });

  it('offer to skip what stands on every page', async () => {
    signedIn();
    renderApp('/upload');
    const skip = await screen.findByRole('link', { name: 'Skip to content' });
    expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });
});
