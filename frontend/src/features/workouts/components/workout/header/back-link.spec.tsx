import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { openWorkout } from '#testing/workouts/open-workout.js';
import { renderApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import { openedWorkout } from '#testing/workouts/workout-detail.js';
import { listedWorkout, workoutPage } from '#testing/workouts/workouts.js';

describe('the way back from a workout', () => {
  beforeEach(mockCanvas);

  it('leads to home as it was left, with its filters [WKT-01]', async () => {
    const workout = openedWorkout();
    signedIn({
      'GET /api/workouts': workoutPage([listedWorkout({ id: workout.id })]),
      [`GET /api/workouts/${workout.id}`]: { workout },
    });
    const { user, address } = renderApp('/?year=2026');
    await user.click(
      within(await screen.findByRole('region', { name: 'All Workouts' })).getByRole('link', {
        name: /./,
      }),
    );
    await user.click(await screen.findByRole('link', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/?year=2026'));
  });

  it('leads to home where the workout was opened by its address [WKT-01]', async () => {
    const { user, address } = await openWorkout(openedWorkout());
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});
