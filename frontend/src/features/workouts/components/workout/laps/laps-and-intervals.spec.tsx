import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { openWorkout } from '#testing/workouts/open-workout.js';
import { openedRun, openedWorkout, segment } from '#testing/workouts/workout-detail.js';
import type { Analysis, Segment } from '#features/workouts/model/analysis.js';
import type { Workout } from '#features/workouts/model/workout.js';

const analysed = (workout: Workout, changes: Partial<Analysis>): Workout => ({
  ...workout,
  analysis: { ...workout.analysis, ...changes },
});
const part = (index: number, kind: Segment['kind'], changes: Partial<Segment> = {}): Segment =>
  segment({ index, kind, from: index * 600, to: (index + 1) * 600, ...changes });

const intervals = [
  part(0, 'warmup', { avgPowerW: 120 }),
  part(1, 'work', { avgPowerW: 250 }),
  part(2, 'recovery', { avgPowerW: 110 }),
  part(3, 'work', { avgPowerW: 262 }),
  part(4, 'recovery'),
  part(5, 'work', { avgPowerW: 240 }),
];
const laps = [
  part(0, 'lap', { trigger: 'manual' }),
  part(1, 'lap', { trigger: 'manual', distanceM: 3500 }),
  part(2, 'lap', { trigger: 'session_end' }),
];
const session = analysed(openedWorkout(), {
  intervals,
  laps,
  intervalSummary: {
    source: 'manual_laps',
    confidence: 0.9,
    groups: [],
    work: null,
    recovery: null,
  },
});

const table = (name: string) => within(screen.getByRole('table', { name }));
const button = (name: string) => table('Intervals').getByRole('button', { name });
/** Which part the chart says it is looking at. */
const chosen = () => table('Intervals').queryByRole('button', { pressed: true })?.textContent;

describe('intervals and laps', () => {
  beforeEach(mockCanvas);

  it('stand in one table, work and recovery named, with their origin', async () => {
    await openWorkout(session);
    expect(
      table('Intervals')
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Warm-up', 'Work 1', 'Recovery 1', 'Work 2', 'Recovery 2', 'Work 3']);
    expect(screen.getByText('By the laps that you pressed on your device.')).toBeTruthy();
    expect(table('Intervals').getAllByRole('row')[4]?.textContent).toContain('best262\u00a0W');
    expect(table('Intervals').getAllByRole('row')[6]?.textContent).toContain('worst240\u00a0W');
  });

  it('show the planned target beside the work and how the mean compares', async () => {
    const target = { kind: 'power' as const, from: 245, to: 260, unit: 'W' };
    await openWorkout(
      analysed(openedWorkout(), { intervals: intervals.map((one) => ({ ...one, target })) }),
    );
    const at = table('Intervals')
      .getAllByRole('columnheader')
      .findIndex(({ textContent }) => textContent === 'Target');
    const cells = table('Intervals')
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row).getAllByRole('cell')[at - 1]?.textContent?.replaceAll('\u00a0', ' '),
      );
    expect(cells).toEqual([
      '–',
      '245 to 260 W within',
      '–',
      '245 to 260 W above',
      '–',
      '245 to 260 W below',
    ]);
  });

  it('have no column of targets without a plan', async () => {
    await openWorkout(session);
    expect(table('Intervals').queryByRole('columnheader', { name: 'Target' })).toBeNull();
  });

  it('change places at a switch', async () => {
    const { user } = await openWorkout(session);
    await user.click(screen.getByTitle('Laps'));
    expect(table('Laps').getAllByRole('rowheader')).toHaveLength(3);
    expect(screen.queryByRole('table', { name: 'Intervals' })).toBeNull();
  });

  it('have the columns of the sport, without those of which nothing was recorded', async () => {
    const bare = { avgPowerW: null, maxPowerW: null, normalizedPowerW: null, avgCadence: null };
    await openWorkout(
      analysed(openedRun(), { laps: [part(0, 'lap', bare), part(1, 'lap', bare)] }),
    );
    expect(
      table('Laps')
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Part', 'Time', 'Distance', 'Pace', 'Heart rate', 'Max', 'Climb']);
  });

  it('show the time that their pace is measured by, standing included', async () => {
    const paused = { distanceM: 1000, avgPowerW: null, avgSpeedMps: 1000 / 558, movingS: 497 };
    await openWorkout(
      analysed(openedRun(), {
        laps: [part(0, 'lap', { ...paused, timerS: 558 }), part(1, 'lap', paused)],
      }),
    );
    const [, now, older] = table('Laps')
      .getAllByRole('row')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(now).toContain('Lap 19:181.00 km9:18 /km');
    // An older engine kept moving time alone.
    expect(older).toContain('Lap 28:171.00 km');
  });

  it('are one Tab stop; arrows walk, Enter zooms, Escape goes back', async () => {
    const { user } = await openWorkout(session);
    act(() => button('Warm-up').focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(button('Work 2'));
    expect(
      table('Intervals')
        .getAllByRole('button', { pressed: false })
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([button('Work 2')]);
    await user.keyboard('{Enter}');
    expect(chosen()).toBe('Work 2');
    expect(await screen.findByText('30:00 to 40:00')).toBeTruthy();
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(button('Work 3'));
    await user.keyboard('{Escape}');
    expect(chosen()).toBeUndefined();
  });

  it('are marked on the curves under the pointer, and let go of', async () => {
    const { user } = await openWorkout(session);
    await screen.findByRole('slider');
    await user.hover(button('Work 1'));
    expect(screen.getByTestId('highlight')).toBeTruthy();
    await user.unhover(button('Work 1'));
    expect(screen.queryByTestId('highlight')).toBeNull();
  });

  it('show which of them the cursor of the curves stands in', async () => {
    const { user } = await openWorkout(session);
    const chart = await screen.findByRole('slider');
    act(() => chart.focus());
    await user.keyboard('{Home}{PageUp}{PageUp}');
    expect(button('Work 1').closest('tr')?.dataset['current']).toBe('true');
    expect(button('Warm-up').closest('tr')?.dataset['current']).toBe('false');
  });

  it('of a long session are shown in part until all are asked for', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      part(index, 'lap', { from: index * 60, to: index * 60 + 60 }),
    );
    const { user } = await openWorkout(analysed(openedWorkout(), { laps: many }));
    expect(table('Laps').getAllByRole('rowheader')).toHaveLength(40);
    await user.click(screen.getByRole('button', { name: 'Show all 60' }));
    expect(table('Laps').getAllByRole('rowheader')).toHaveLength(60);
  });
});

describe('race predictions', () => {
  beforeEach(mockCanvas);

  it('are ranges with what they rest on and their caution', async () => {
    const races = [
      {
        distanceM: 42_195,
        riegelS: 11_759,
        vdotS: 11_787,
        fastestS: 11_759,
        slowestS: 13_385,
        note: 'It depends on how much you run in a week.',
      },
    ];
    await openWorkout(
      analysed(openedRun(), {
        racePredictions: {
          from: { distanceM: 10_000, seconds: 2556, startS: 20 },
          vdot: 48.25,
          races,
        },
      }),
    );
    expect(
      screen.getByText('Estimated from your 10 km in 42:36, taken as all-out (VDOT 48.3).'),
    ).toBeTruthy();
    expect(screen.getByText('3:15:59 to 3:43:05')).toBeTruthy();
    expect(screen.getByText('It depends on how much you run in a week.')).toBeTruthy();
  });

  it('are not made from a run that was not all-out, and that is said', async () => {
    await openWorkout(
      analysed(openedRun(), {
        metrics: {
          vdot: {
            value: null,
            unit: 'ml/kg/min',
            version: 1,
            applicable: false,
            reason: 'This run was not all-out.',
          },
        },
      }),
    );
    expect(screen.getByText('Not judged. This run was not all-out.')).toBeTruthy();
  });
});
