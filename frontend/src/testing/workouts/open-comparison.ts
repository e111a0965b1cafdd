import { configure, screen } from '@testing-library/react';
import type { Workout } from '#features/workouts/model/workout.js';
import type { Answers, Network } from '../environment/network.js';
import { renderApp, type RenderedApp } from '../environment/render-app.js';
import { signedIn } from '../accounts/signed-in.js';
import { recordedStreams } from './workout-detail.js';

// A busy machine takes its time to load the parts of the page that come on demand.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Opens the comparison of these workouts, the first one as the base, and waits until it is there.
 */
export async function openComparison(
  workouts: readonly Workout[],
  answers: Answers = {},
): Promise<RenderedApp & { network: Network }> {
  const network = signedIn({
    'GET /api/workouts/compare': [...workouts],
    ...Object.fromEntries(
      workouts.map(({ id }) => [`GET /api/workouts/${id}/streams`, recordedStreams()]),
    ),
    ...answers,
  });
  const app = renderApp(`/compare?ids=${workouts.map(({ id }) => id).join(',')}`);
  await screen.findByRole('list', { name: 'Workouts compared' });
  return { ...app, network };
}

/** The ids that an address holds. */
export function compareSelectionOf(address: string): readonly string[] {
  return (new URL(address, 'http://localhost').searchParams.get('ids') ?? '').split(',');
}
