import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import { dailyLoads, isMixed, type DayLoad } from './daily-loads.js';
import { addDays, daysBetween, daysFrom, weekOf } from './days.js';
import { fitnessOf } from './fitness.js';
import { fosterDays, fosterOf } from './foster.js';
import { weeklyTotals } from './weekly-totals.js';
import { workoutLoadOf, type WorkoutLoad } from './workout-load.js';

const FIRST = '2025-03-01';

function workout(day: string, loads: Partial<WorkoutLoad>): WorkoutLoad {
  return { day, power: null, pace: null, heartRate: null, ...loads };
}

function days(loads: readonly number[]): DayLoad[] {
  return loads.map((load, at) => ({
    day: addDays(FIRST, at),
    load,
    sources: ['power'],
    unmeasured: 0,
  }));
}

describe('days of the calendar', () => {
  it('count across months, leap days and the change of the clocks', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(addDays('2025-03-29', 2)).toBe('2025-03-31');
    expect(daysFrom('2025-12-30', '2026-01-02')).toEqual([
      '2025-12-30',
      '2025-12-31',
      '2026-01-01',
      '2026-01-02',
    ]);
    expect(daysFrom('2025-01-02', '2025-01-01')).toEqual([]);
  });

  it('begin their weeks on Mondays', () => {
    expect(['2025-06-16', '2025-06-18', '2025-06-22', '2025-06-23'].map(weekOf)).toEqual([
      '2025-06-16',
      '2025-06-16',
      '2025-06-16',
      '2025-06-23',
    ]);
  });
});

describe('daily loads', () => {
  it('take power before pace before heart rate, and rest as zero', () => {
    const all = [
      workout('2025-03-01', { power: 60, heartRate: 80 }),
      workout('2025-03-01', { heartRate: 30 }),
      workout('2025-03-03', { pace: 50, heartRate: 70 }),
    ];
    expect(dailyLoads(all, '2025-03-01', '2025-03-04')).toEqual([
      { day: '2025-03-01', load: 90, sources: ['power', 'heartRate'], unmeasured: 0 },
      { day: '2025-03-02', load: 0, sources: [], unmeasured: 0 },
      { day: '2025-03-03', load: 50, sources: ['pace'], unmeasured: 0 },
      { day: '2025-03-04', load: 0, sources: [], unmeasured: 0 },
    ]);
  });

  it('tell where loads of different measures stand side by side, and what nothing measured', () => {
    const day = (...loads: Partial<WorkoutLoad>[]) =>
      dailyLoads(
        loads.map((load) => workout(FIRST, load)),
        FIRST,
        FIRST,
      );
    expect(isMixed(day({ power: 60 }, { power: 40 }))).toBe(false);
    expect(isMixed(day({ power: 60 }, { heartRate: 40 }))).toBe(true);
    expect(day({ power: 60 }, {})[0]).toMatchObject({ load: 60, unmeasured: 1 });
  });

  it('are read from a stored analysis', () => {
    const thresholds = {
      ...ATHLETE,
      basePaceSPerKm: { value: 300, source: 'profile', since: null },
    } as const;
    const ride = workoutLoadOf(FIRST, 'cycling', analyse(steadyRide(), thresholds));
    expect(ride).toMatchObject({
      power: expect.closeTo(64, 6),
      pace: null,
      heartRate: expect.any(Number),
    });
    expect(workoutLoadOf(FIRST, 'running', analyse(steadyRun(), thresholds))).toMatchObject({
      power: null,
      pace: expect.any(Number),
      heartRate: expect.any(Number),
    });
    expect(workoutLoadOf(FIRST, 'running', analyse(steadyRun(), ATHLETE)).pace).toBeNull();
  });
});

describe('fitness, fatigue and form', () => {
  it('match the golden vector of 42 days of load 100', () => {
    const last = fitnessOf(days(new Array<number>(42).fill(100))).at(-1);
    expect(last?.fitness).toBeCloseTo(63.212, 3);
    expect(last?.fatigue).toBeCloseTo(99.752, 3);
  });

  it('take form from the day before', () => {
    const [first, second, third] = fitnessOf(days([100, 0, 50]));
    expect(first?.form).toBe(0);
    expect(second?.form).toBeCloseTo((first?.fitness ?? 0) - (first?.fatigue ?? 0), 9);
    expect(third?.form).toBeCloseTo((second?.fitness ?? 0) - (second?.fatigue ?? 0), 9);
  });

  it('warm up for 42 days', () => {
    expect(
      fitnessOf(days(new Array<number>(43).fill(50))).map(({ warmingUp }) => warmingUp),
    ).toEqual([...new Array<boolean>(41).fill(true), false, false]);
  });

  it('come to the load where it stays the same, and never leave its range', () => {
    expect(fitnessOf(days(new Array<number>(600).fill(80))).at(-1)).toMatchObject({
      fitness: expect.closeTo(80, 3),
      fatigue: expect.closeTo(80, 6),
      form: expect.closeTo(0, 3),
    });
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 1, maxLength: 200 }),
        (loads) => {
          const most = Math.max(...loads) + 1e-9;
          for (const { fitness, fatigue } of fitnessOf(days(loads))) {
            expect(fitness).toBeGreaterThanOrEqual(0);
            expect(fitness).toBeLessThanOrEqual(most);
            expect(fatigue).toBeLessThanOrEqual(most);
          }
        },
      ),
    );
  });
});

describe('monotony and strain', () => {
  const WEEK = [100, 0, 80, 60, 0, 150, 90];

  it('match the golden week', () => {
    const { monotony, strain, weekLoad } = fosterOf(days(WEEK));
    expect(weekLoad).toBe(480);
    expect(monotony).toBeCloseTo(1.364, 3);
    expect(strain).toBeCloseTo(654.8, 1);
  });

  it('have no number for seven days of the same load, and none of rest', () => {
    expect(fosterOf(days(new Array<number>(7).fill(33.3)))).toMatchObject({
      monotony: null,
      strain: null,
    });
    expect(fosterOf(days(new Array<number>(7).fill(0)))).toMatchObject({
      weekLoad: 0,
      monotony: null,
    });
  });

  it('are shown from the 28th day on, of the seven days up to each', () => {
    expect(fosterDays(days(new Array<number>(27).fill(1)))).toEqual([]);
    const all = fosterDays(days([...new Array<number>(22).fill(10), ...WEEK]));
    expect(all).toHaveLength(2);
    expect(all[1]).toMatchObject({
      day: addDays(FIRST, 28),
      weekLoad: 480,
      monotony: expect.closeTo(1.364, 3),
    });
  });
});

describe('weekly totals', () => {
  it('sum each week from Monday to Sunday, empty weeks among them', () => {
    const ride = (day: string, load: number | null) => ({
      day,
      movingS: 3600,
      distanceM: 30_000,
      elevationGainM: null,
      load,
    });
    const totals = weeklyTotals(
      [
        ride('2025-06-14', 40),
        ride('2025-06-15', 50),
        ride('2025-06-16', 60),
        ride('2025-06-22', null),
        ride('2025-07-01', 70),
        ride('2025-08-01', 1),
      ],
      '2025-06-15',
      '2025-07-02',
    );
    expect(
      totals.map(({ week, workouts, load, unmeasured }) => [week, workouts, load, unmeasured]),
    ).toEqual([
      ['2025-06-09', 1, 50, 0],
      ['2025-06-16', 2, 60, 1],
      ['2025-06-23', 0, 0, 0],
      ['2025-06-30', 1, 70, 0],
    ]);
    expect(totals[1]).toMatchObject({ movingS: 7200, distanceM: 60_000, elevationGainM: 0 });
  });
});
