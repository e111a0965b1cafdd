import { configure, screen } from '@testing-library/react';
import type { ComparisonReport } from '#features/workouts/model/compare/comparison-report.js';
import type { Workout } from '#features/workouts/model/workout.js';
import type { Answers, Network } from '../environment/network.js';
import { renderApp, type RenderedApp } from '../environment/render-app.js';
import { signedIn } from '../accounts/signed-in.js';
import { parts } from './compared-parts.js';
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
    'GET /api/workouts/compare/report': comparisonReport(),
    'GET /api/workouts/compare/parts': parts(),
    ...Object.fromEntries(
      workouts.map(({ id }) => [`GET /api/workouts/${id}/streams`, recordedStreams()]),
    ),
    ...answers,
  });
  const app = renderApp(`/compare?ids=${workouts.map(({ id }) => id).join(',')}`);
  await screen.findByRole('list', { name: 'Workouts compared' });
  return { ...app, network };
}

/** What changed between two workouts; `workoutId` is whose places it points at. */
export function comparisonReport(workoutId = 'b'): ComparisonReport {
  const at = { from: 600, to: 1800, channel: 'heartRate' };
  return {
    headline: 'Stronger in normalized power at the same heart rate: on 18 Nov 194 W',
    facts: ['F1'],
    sections: [
      { title: 'Like with like', text: 'The difference is 12 W.', facts: ['F2'] },
      { title: 'What it cost', text: 'Heart rate was the same.', facts: [] },
      { title: 'Next', text: 'Make 194 W the new level.', facts: [] },
    ],
    evidence: [
      { id: 'F1', label: 'Power', value: 194, unit: 'W', display: '194 W', at, workoutId },
      { id: 'F2', label: 'Change', value: 12, unit: 'W', display: '+12 W' },
    ],
  };
}

/** The ids that an address holds. */
export function compareSelectionOf(address: string): readonly string[] {
  return (new URL(address, 'http://localhost').searchParams.get('ids') ?? '').split(',');
}
