import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { mockCanvas } from '#testing/environment/canvas-double.js';
import { openWorkout } from '#testing/workouts/open-workout.js';
import { openedWorkout } from '#testing/workouts/workout-detail.js';
import type { Analysis, Climb } from '#features/workouts/model/analysis.js';
import type { Workout } from '#features/workouts/model/workout.js';

const analysed = (workout: Workout, changes: Partial<Analysis>): Workout => ({
  ...workout,
  analysis: { ...workout.analysis, ...changes },
});
const table = (name: string) => within(screen.getByRole('table', { name }));

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
