import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { failure } from '#testing/environment/network.js';
import { renderApp } from '#testing/environment/render-app.js';
import { signedIn } from '#testing/accounts/signed-in.js';
import { metric, rideOf } from '#testing/workouts/compared-workouts.js';
import { recordedStreams } from '#testing/workouts/workout-detail.js';

const base = rideOf({ id: 'a', startTime: '2026-11-10T17:00:00.000Z' });
const stronger = rideOf({
  id: 'b',
  avgPower: 194,
  elevGainM: 60,
  metrics: { efficiencyFactor: metric(1.5, 'W/bpm') },
});

const EXACT = 'Failed to load workouts for comparison. Please try again.';

describe('a comparison that fails', () => {
  it('says that it loads', async () => {
    signedIn({ 'GET /api/workouts/compare': () => new Promise<never>(() => undefined) });
    renderApp('/compare?ids=a,b');
    expect(
      (await screen.findByText('Loading workouts for comparison...')).getAttribute('role'),
    ).toBe('status');
  });

  it('says that it could not be loaded, and tries again [CMP-07]', async () => {
    const network = signedIn({ 'GET /api/workouts/compare': failure(500, 'INTERNAL', 'No.') });
    const { user } = renderApp('/compare?ids=a,b');
    expect(await screen.findByText(EXACT)).toBeTruthy();
    network.answer({
      'GET /api/workouts/compare': [base, stronger],
      'GET /api/workouts/a/streams': recordedStreams(),
      'GET /api/workouts/b/streams': recordedStreams(),
    });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'Workouts compared' })).toBeTruthy();
  });

  it('says that one is missing or another athlete’s [CMP-07, GATE-14]', async () => {
    signedIn({
      'GET /api/workouts/compare': failure(404, 'NOT_FOUND', 'There is no such workout.'),
    });
    renderApp('/compare?ids=a,b');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'A workout is missing' }),
    ).toBeTruthy();
    expect(screen.getByText(EXACT)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose workouts' })).toBeTruthy();
  });

  const fields = [{ field: 'ids', message: 'Only workouts of one sport can be compared.' }];
  it.each([
    [
      'a field',
      failure(400, 'VALIDATION_FAILED', 'Some fields are not valid.', { fields }),
      'Only workouts of one sport can be compared.',
    ],
    [
      'a code of its own',
      failure(422, 'NOT_COMPARABLE', 'A run and a ride have no measure in common.'),
      'A run and a ride have no measure in common.',
    ],
  ])(
    'says why these cannot be compared and leads back: %s [CMP-03]',
    async (_, answer, sentence) => {
      signedIn({ 'GET /api/workouts/compare': answer });
      renderApp('/compare?ids=a,b');
      expect(
        await screen.findByRole('heading', { level: 1, name: 'These workouts cannot be compared' }),
      ).toBeTruthy();
      expect(screen.getByText(sentence)).toBeTruthy();
      expect(screen.queryByText(EXACT)).toBeNull();
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Choose other workouts' }).getAttribute('href')).toBe(
        '/',
      );
      expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(
        '/?selected=a,b',
      );
    },
  );

  it('loads automatically when the connection is back', async () => {
    const network = signedIn({
      'GET /api/workouts/compare': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    renderApp('/compare?ids=a,b');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Stridewatt cannot be reached' }),
    ).toBeTruthy();
    network.answer({ 'GET /api/workouts/compare': [base, stronger] });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('list', { name: 'Workouts compared' })).toBeTruthy();
  });

  it.each([
    ['/compare', 'A comparison needs two or three workouts of one sport; none is chosen.'],
    [
      '/compare?ids=a,a',
      'A comparison needs two or three workouts of one sport; only one is chosen.',
    ],
    ['/compare?ids=a,b,c,d', 'Two or three workouts can stand beside each other; 4 are chosen.'],
  ])(
    'asks nothing of the server for %s, and leads back to the selection [CMP-03]',
    async (address, sentence) => {
      const network = signedIn();
      renderApp(address);
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Choose workouts' })).toBeTruthy();
      expect(network.callsTo('GET /api/workouts/compare')).toHaveLength(0);
    },
  );
});
