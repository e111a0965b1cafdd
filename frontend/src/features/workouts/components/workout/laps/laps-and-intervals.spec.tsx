import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { openWorkout } from '#testing/workouts/open-workout.js';
import { openedRun, openedWorkout, segment } from '#testing/workouts/workout-detail.js';
import type { Analysis, Climb, Segment } from '#features/workouts/model/analysis.js';
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

describe('climbs', () => {
  beforeEach(mockCanvas);

  const climb: Climb = {
    from: 0,
    to: 862,
    index: 0,
    lengthM: 3025,
    gainM: 246.8,
    gradePercent: 8.16,
    elapsedS: 862,
    movingS: 862,
    avgSpeedMps: 3.51,
    gradeAdjustedSpeedMps: null,
    climbRateMPerH: 1030.7,
    avgHr: 175.2,
    maxHr: 187,
    avgPowerW: 276.4,
    wattsPerKg: 3.84,
    avgCadence: 88,
  };

  it('show gain, grade and cost; no table without climbs', async () => {
    await openWorkout(analysed(openedWorkout(), { climbs: [climb] }));
    expect(table('Terrain').getAllByRole('row')[1]?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Climb 1247 m14:22276 W3.02 km8.2%175 bpm3.841031 m/h',
    );
  });

  it('show the time that their pace is measured by, standing included', async () => {
    const timed = { ...climb, movingS: 937, timerS: 999 };
    await openWorkout(analysed(openedWorkout(), { climbs: [timed] }));
    expect(table('Terrain').getAllByRole('row')[1]?.textContent).toContain('16:39');
  });

  it('are left out where there are none', async () => {
    await openWorkout(openedWorkout());
    expect(screen.queryByRole('heading', { name: 'Terrain' })).toBeNull();
  });

  const level = {
    index: 0,
    maxHr: null,
    avgCadence: null,
    elapsedS: 600,
    movingS: 590,
    timerS: 600,
    ascentM: 0,
    descentM: 0,
    coastingPercent: null,
    avgPowerW: 180,
    avgSpeedMps: 6,
    avgHr: 140,
    climb: null,
  };
  const terrain: NonNullable<Analysis['terrain']> = {
    segments: [
      {
        ...{ ...level, from: 0, to: 600, kind: 'flat', distanceM: 3600 },
        ...{ changeM: 4, gradePercent: 0.1, climbRateMPerH: 24 },
      },
      {
        ...{ ...level, from: 600, to: 1462, kind: 'climb', climb: 0, distanceM: 3025 },
        ...{ timerS: 862, changeM: 246.8, gradePercent: 8.16, climbRateMPerH: 1030.7 },
      },
      {
        ...{ ...level, from: 1462, to: 1800, kind: 'descent', distanceM: 3000 },
        ...{ changeM: -240, gradePercent: null, climbRateMPerH: null },
      },
    ],
    mainClimbs: [],
    repeats: [],
  };
  const hills = analysed(openedWorkout(), {
    terrain,
    climbs: [{ ...climb, from: 600, to: 1462 }],
  });
  const textOf = (name: string, row: number) =>
    table(name).getAllByRole('row')[row]?.textContent?.replaceAll('\u00a0', ' ');

  it('are rows among descents and flats, each with the place where it begins', async () => {
    const { user } = await openWorkout(hills);
    expect(textOf('Terrain', 1)).toBe('Flat4 m10:00180 W0.0 km3.60 km0.1%140 bpm');
    expect(textOf('Terrain', 2)).toBe('Climb 1247 m14:22276 W3.6 km3.02 km8.2%175 bpm3.841031 m/h');
    expect(textOf('Terrain', 3)).toBe('Descent 1−240 m10:00180 W6.6 km3.00 km–140 bpm');
    await user.click(table('Terrain').getByRole('button', { name: 'Climb 1' }));
    expect(await screen.findByText('10:00 to 24:22')).toBeTruthy();
  });

  it('leave an even road without a table', async () => {
    const [flat] = terrain.segments;
    await openWorkout(
      analysed(openedWorkout(), {
        terrain: { ...terrain, segments: flat ? [{ ...flat, kind: 'rolling' }] : [] },
      }),
    );
    expect(screen.queryByRole('heading', { name: 'Terrain' })).toBeNull();
  });

  it('share their place with the stops, which point at the curves', async () => {
    const stop = { seconds: 125, timerS: 0, latitude: null, longitude: null };
    const stops: NonNullable<Analysis['stops']> = {
      ...{ count: 3, totalS: 300, timerS: 0, longestS: 125, pauses: 2, pausedS: 300 },
      list: [
        { ...stop, from: 900, to: 1025, distanceM: 5400 },
        { ...stop, from: 1300, to: 1425, distanceM: null },
      ],
      ...{ stopAndGo: [], beforeS: 0, afterS: 0 },
    };
    const { user } = await openWorkout({
      ...hills,
      analysis: { ...hills.analysis, stops },
    });
    await user.click(screen.getByTitle('Stops'));
    expect(screen.getByText('3 stops, 5:00 in all. The 2 longest are listed.')).toBeTruthy();
    expect(textOf('Stops', 1)).toBe('Stop 15.4 km15:002:05');
    await user.click(table('Stops').getByRole('button', { name: 'Stop 1' }));
    expect(await screen.findByText('15:00 to 17:05')).toBeTruthy();
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
