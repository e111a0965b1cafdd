import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { metric } from '#testing/workouts/compared-workouts.js';
import { openChart } from '#testing/workouts/open-chart.js';
import { openedRun, openedWorkout, segment } from '#testing/workouts/workout-detail.js';

const zones = [{ zone: 1 as const, from: 0, to: 138, seconds: 600, percent: 100 }];
const intervals = [0, 1].map((index) =>
  segment({ kind: 'work', index, from: index * 900, to: index * 900 + 600 }),
);

/** Heads of columns and of numbers that nothing explains; those of facts in words are left out. */
function unexplained(): readonly string[] {
  const facts = screen.getByRole('heading', { name: 'Data and conditions' }).closest('section');
  const heads = [...document.querySelectorAll('main th[scope=col], main dt')].filter(
    (head) => !facts?.contains(head) && !head.closest('[class*=heads]'),
  );
  return heads
    .filter((head) => head.querySelector('[aria-description]') === null)
    .map(({ textContent }) => textContent ?? '');
}

describe('a number on the page of a workout', () => {
  beforeEach(mockCanvas);

  it('has its definition at a hover or a tap: rides [WKT-16]', async () => {
    const ride = openedWorkout();
    await openChart({
      ...ride,
      analysis: {
        ...ride.analysis,
        zones: { power: zones },
        intervals,
        curves: {
          power: [
            { seconds: 5, watts: 600 },
            { seconds: 300, watts: 300 },
          ],
        },
        metrics: { normalizedPower: metric(200, 'W') },
      },
    });
    expect(unexplained()).toEqual(['Part']);
  });

  it('has its definition at a hover or a tap: runs [WKT-14]', async () => {
    const run = openedRun();
    await openChart({
      ...run,
      analysis: {
        ...run.analysis,
        zones: { pace: zones },
        bestEfforts: [{ distanceM: 5000, seconds: 1300, startS: 0 }],
      },
    });
    expect(unexplained()).toEqual([]);
  });

  it('of a selection and of the whole too', async () => {
    await openChart(openedWorkout());
    for (const name of ['Time', 'Distance', 'NP', 'moving'])
      expect(
        screen
          .getAllByRole('button', { name })
          .some((word) => word.hasAttribute('aria-description')),
      ).toBe(true);
  });
});
