import { expect } from '@jest/globals';
import { configure, screen, waitFor } from '@testing-library/react';
import { DATA_ID } from '#features/workouts/components/workout/data/data-section.js';
import type { Workout } from '#features/workouts/model/workout.js';
import { type Answers, type Network } from '../environment/network.js';
import { renderApp, type RenderedApp } from '../environment/render-app.js';
import { signedIn } from '../accounts/signed-in.js';
import { recordedStreams } from './workout-detail.js';

// A busy machine takes its time to load the parts of the page that come on demand.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Opens the page of a workout and waits until all of it is there: what stands below the curves
 * comes after the first frame.
 */
export async function openWorkout(
  workout: Workout,
  answers: Answers = {},
): Promise<RenderedApp & { network: Network }> {
  const network = signedIn({
    [`GET /api/workouts/${workout.id}`]: { workout },
    [`GET /api/workouts/${workout.id}/streams`]: recordedStreams(),
    'GET /api/chat/messages': { messages: [] },
    'GET /api/chat/suggestions': { suggestions: [], levels: [] },
    ...answers,
  });
  const app = renderApp(`/workouts/${workout.id}`);
  await screen.findByText('Workout Summary');
  await waitFor(() => expect(document.getElementById(DATA_ID)).not.toBeNull());
  return { ...app, network };
}
