import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../testing/environment/render-app.js';
import { mockCanvas } from '../testing/environment/canvas-double.js';
import { failure } from '../testing/environment/network.js';
import { openWorkout } from '../testing/workouts/open-workout.js';
import { openedWorkout } from '../testing/workouts/workout-detail.js';
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

  it.each(['/', '/upload'])('ask for what failed to load once at %s [CNV-09]', async (address) => {
    const failed = failure(500, 'INTERNAL_ERROR', 'Request 1 failed.');
    const network = signedIn({
      'GET /api/profile': failed,
      'GET /api/subscription/status': failed,
      'GET /api/workouts': failed,
    });
    renderApp(address);
    await screen.findByRole('main');
    await screen.findAllByRole('heading');
    const reads = network.calls
      .filter(({ path }) => path !== '/api/auth/me')
      .map(({ path, query }) => `${path}?${query.toString()}`);
    expect(reads.length).toBeGreaterThan(1);
    expect(new Set(reads).size).toBe(reads.length);
  });

  it('name the tab by the workout that is open', async () => {
    mockCanvas();
    await openWorkout(openedWorkout({ title: 'Alpe d’Huez' }));
    await waitFor(() => expect(document.title).toBe('Alpe d’Huez · Stridewatt'));
  });

  it('offer to skip what stands on every page', async () => {
    signedIn();
    renderApp('/upload');
    const skip = await screen.findByRole('link', { name: 'Skip to content' });
    expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });
});
