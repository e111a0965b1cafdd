import { configure, screen } from '@testing-library/react';
import type { Workout } from '../features/workouts/model/workout.js';
import { type Answers, type Network } from './network.js';
import { renderApp, type RenderedApp } from './render-app.js';
import { signedIn } from './signed-in.js';
import { recordedStreams } from './workout-detail.js';

// A busy machine takes its time to load the parts of the page that come on demand.
configure({ asyncUtilTimeout: 10_000 });

/** Opens the page of a workout and waits until it is there. */
export async function openWorkout(workout: Workout, answers: Answers = {}): Promise<RenderedApp & { network: Network }> {
  const network = signedIn({
    [`GET /api/workouts/${workout.id}`]: { workout },
    [`GET /api/workouts/${workout.id}/streams`]: recordedStreams(),
    'GET /api/chat/messages': { messages: [] },
    'GET /api/chat/suggestions': { suggestions: [] },
    ...answers,
  });
  const app = renderApp(`/workouts/${workout.id}`);
  await screen.findByText('Workout Summary');
  return { ...app, network };
}
