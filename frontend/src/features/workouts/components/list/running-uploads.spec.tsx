import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import { mockUploads } from '#testing/upload/upload-double.js';
import { listedWorkout, workoutPage } from '#testing/workouts/workouts.js';

const file = () => new File([new Uint8Array([14, 16, 0, 0])], 'ride.fit');

describe('uploads under way, seen from home', () => {
  let upload: ReturnType<typeof mockUploads>;

  beforeEach(() => {
    upload = mockUploads();
  });

  it('are shown, and the list takes in their workouts', async () => {
    const network = signedIn({ 'GET /api/workouts': workoutPage([listedWorkout()]) });
    const { user, history } = renderApp('/upload');
    await screen.findByRole('heading', { name: 'Upload a workout' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is no file input');
    await user.upload(input, file());
    await waitFor(() => expect(upload().path).toBe('/api/workouts/upload'));
    act(() => history.push('/'));
    expect(await screen.findByText('One file is on its way.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the uploads' }).getAttribute('href')).toBe(
      '/upload',
    );

    network.answer({
      'GET /api/workouts': workoutPage([
        listedWorkout({ id: 'new', headline: 'Just measured' }),
        listedWorkout(),
      ]),
    });
    const workout = {
      id: 'new',
      sport: 'cycling',
      startTime: '2026-11-18T16:42:00.000Z',
      distance: 30_000,
      duration: 3600,
      calories: null,
      warnings: [],
    };
    act(() => upload().answer(201, { ...workout, workout }));
    expect((await screen.findAllByRole('link', { name: 'Just measured' })).length).toBeGreaterThan(
      0,
    );
    expect(screen.queryByText('One file is on its way.')).toBeNull();
  });

  it('are not spoken of where there are none', async () => {
    signedIn({ 'GET /api/workouts': workoutPage([listedWorkout()]) });
    renderApp('/');
    await screen.findByRole('region', { name: 'All Workouts' });
    expect(screen.queryByText(/on (its|their) way/)).toBeNull();
  });
});
