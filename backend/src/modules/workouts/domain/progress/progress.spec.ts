import { describe, expect, it } from '@jest/globals';
import { addDays, daysFrom } from '#analysis/load/days.js';
import type { CountedDigest } from './digest-views.js';
import { progressOf } from './progress.js';

const FIRST = '2025-01-06';

function counted(
  day: string,
  changes: Partial<CountedDigest> = {},
  load: Partial<CountedDigest['load']> = { power: 100 },
): CountedDigest {
  return {
    workoutId: day,
    day,
    family: 'cycling',
    indoor: false,
    load: { day, power: null, pace: null, heartRate: null, ...load },
    movingS: 3600,
    distanceM: 30_000,
    elevationGainM: 100,
    efficiencyFactor: null,
    zones: { power: null, heartRate: null, pace: null },
    ...changes,
  };
}

const progress = (from: string, to: string, workouts: readonly CountedDigest[]) =>
  progressOf(
    { from, to },
    ['cycling'],
    workouts.map(({ load }) => load),
    workouts,
  );

describe('progress', () => {
  it('has the golden fitness after 42 days of load 100, and warms up until then', () => {
    const days = daysFrom(FIRST, addDays(FIRST, 41));
    const { days: rows } = progress(
      FIRST,
      addDays(FIRST, 42),
      days.map((day) => counted(day)),
    );
    expect(rows[41]).toMatchObject({
      day: addDays(FIRST, 41),
      load: 100,
      fitness: expect.closeTo(63.212, 3),
      fatigue: expect.closeTo(99.752, 3),
      warmingUp: false,
    });
    expect(rows[40]?.warmingUp).toBe(true);
    expect(rows[42]).toMatchObject({ load: 0, form: expect.closeTo(63.212 - 99.752, 3) });
  });

  it('counts fitness from the first workout, whatever the first day shown is', () => {
    const workouts = daysFrom(FIRST, addDays(FIRST, 60)).map((day) => counted(day));
    const last = addDays(FIRST, 60);
    const whole = progress(FIRST, last, workouts);
    const end = progress(addDays(last, -6), last, workouts);
    expect(end.firstDay).toBe(FIRST);
    expect(end.days).toEqual(whole.days.slice(-7));
  });

  it('shows no days before there was anything to show', () => {
    const { days, weeks, firstDay } = progress('2024-01-01', '2025-01-10', [counted('2025-01-08')]);
    expect(firstDay).toBe('2025-01-08');
    expect(days.map(({ day }) => day)).toEqual(['2025-01-08', '2025-01-09', '2025-01-10']);
    expect(weeks.map(({ week }) => week)).toEqual([FIRST]);
    expect(progress('2024-01-01', '2024-02-01', [])).toMatchObject({
      firstDay: null,
      days: [],
      weeks: [],
      mixedLoad: false,
      efficiency: { reason: expect.any(String) },
    });
  });

  it('sums whole weeks also if the first day is no Monday', () => {
    const { weeks, days } = progress('2025-01-16', '2025-01-19', [
      counted(FIRST),
      counted('2025-01-13'),
      counted('2025-01-19', {}, {}),
    ]);
    expect(days).toHaveLength(4);
    expect(weeks).toEqual([
      expect.objectContaining({
        week: '2025-01-13',
        workouts: 2,
        movingS: 7200,
        distanceM: 60_000,
        elevationGainM: 200,
        load: 100,
        unmeasured: 1,
      }),
    ]);
  });

  it('reports mixed measures, the best load of each workout, and workouts without any', () => {
    const both = counted('2025-01-07', {}, { power: 60, heartRate: 80 });
    expect(progress(FIRST, FIRST, [counted(FIRST)]).mixedLoad).toBe(false);
    const { mixedLoad, days } = progress(FIRST, '2025-01-07', [
      counted(FIRST, {}, { heartRate: 50 }),
      both,
      counted('2025-01-07', {}, {}),
    ]);
    expect(mixedLoad).toBe(true);
    expect(days.map(({ load, unmeasured }) => [load, unmeasured])).toEqual([
      [50, 0],
      [60, 1],
    ]);
  });

  it('judges efficiency by workouts of the shown days that are like the latest', () => {
    const steady = (at: number, changes: Partial<CountedDigest> = {}) =>
      counted(addDays(FIRST, at), { efficiencyFactor: 1.5 + at / 1000, ...changes });
    const outdoors = [0, 7, 14, 21, 28, 35].map((at) => steady(at));
    const { efficiency } = progress(FIRST, addDays(FIRST, 40), [
      steady(1, { indoor: true, efficiencyFactor: 3 }),
      ...outdoors,
    ]);
    expect(efficiency).toMatchObject({
      workouts: outdoors.map(({ workoutId }) => expect.objectContaining({ workoutId })),
      clear: true,
    });
    expect(progress(addDays(FIRST, 7), addDays(FIRST, 40), outdoors).efficiency).toEqual({
      reason: expect.stringContaining('there are 5'),
    });
  });
});
