import { describe, expect, it } from '@jest/globals';
import { weeklyZones, type ZonedWorkout } from './weekly-zones.js';

const workout = (day: string, zones: Partial<ZonedWorkout['zones']>): ZonedWorkout => ({
  day,
  zones: { power: null, heartRate: null, pace: null, ...zones },
});

describe('zones by the week', () => {
  it('sum seconds from Monday to Sunday, and are null where nothing was measured', () => {
    const weeks = weeklyZones(
      [
        workout('2025-06-15', { power: [1, 1, 1, 1, 1, 1, 1] }),
        workout('2025-06-16', {
          power: [10, 20, 30, 40, 50, 60, 70],
          heartRate: [0, 0, 0, 1, 0, 0, 0],
        }),
        workout('2025-06-22', { power: [1, 2, 3, 4, 5, 6, 7] }),
        workout('2025-07-10', { pace: [9, 9, 9, 9, 9, 9, 9] }),
      ],
      '2025-06-16',
      '2025-07-01',
    );
    expect(weeks.map(({ week }) => week)).toEqual(['2025-06-16', '2025-06-23', '2025-06-30']);
    expect(weeks[0]?.zones).toEqual({
      power: [11, 22, 33, 44, 55, 66, 77],
      heartRate: [0, 0, 0, 1, 0, 0, 0],
      pace: null,
    });
    expect(weeks[1]).toEqual({
      week: '2025-06-23',
      zones: { power: null, heartRate: null, pace: null },
      polarization: null,
    });
  });

  const polarizationOf = (...workouts: readonly (readonly number[])[]) =>
    weeklyZones(
      workouts.map((heartRate) => workout('2025-06-16', { heartRate })),
      '2025-06-16',
      '2025-06-16',
    )[0]?.polarization;

  it('show polarization: low up to zone 2, mid in zone 3, high above', () => {
    const third = [1000, 3000, 4000, 500, 1000, 400, 100];
    expect(polarizationOf(third, third, third)).toEqual({
      index: expect.closeTo(Math.log10((80 / 5) * 15), 10),
    });
  });

  it('do not tell it of one or two workouts, or of little time', () => {
    const long = [1000, 3000, 4000, 500, 1000, 400, 100];
    expect(polarizationOf(long)).toEqual({
      reason: expect.stringContaining('at least 3 workouts'),
    });
    expect(polarizationOf(long, long)).toEqual({
      reason: expect.stringContaining('at least 3 workouts'),
    });
    const short = [0, 600, 600, 600, 300, 0, 0];
    expect(polarizationOf(short, short, short)).toEqual({
      reason: expect.stringContaining('two hours'),
    });
  });

  it('say why it is not defined', () => {
    const reasonOf = (...seconds: number[]) => polarizationOf(seconds, seconds, seconds);
    expect(reasonOf(0, 4000, 0, 0, 600, 0, 0)).toEqual({
      reason: expect.stringContaining('middle'),
    });
    expect(reasonOf(0, 4000, 0, 600, 0, 0, 0)).toEqual({
      reason: expect.stringContaining('high intensity'),
    });
    expect(reasonOf(0, 400, 0, 600, 4000, 0, 0)).toEqual({
      reason: expect.stringContaining('more time at high'),
    });
  });
});
