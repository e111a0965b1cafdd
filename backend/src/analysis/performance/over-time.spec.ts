import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { efficiencyTrend, type EfficientWorkout } from '../load/efficiency-trend.js';
import { addDays } from '../load/days.js';
import {
  CURVE_WINDOWS_DAYS,
  curvesWithin,
  powerCurveOver,
  powerFor,
} from './power-curve-over-time.js';
import { recordsOf, type RecordedWorkout } from './records.js';
import { vo2maxOfHeartRates } from './vo2max.js';

const curve = (day: string, points: readonly (readonly [seconds: number, watts: number])[]) => ({
  day,
  workoutId: day,
  points: points.map(([seconds, watts]) => ({ seconds, watts })),
});

describe('the power-duration curve over time', () => {
  const MARCH = curve('2025-03-01', [
    [1, 900],
    [60, 400],
    [300, 310],
  ]);
  const MAY = curve('2025-05-20', [
    [1, 800],
    [60, 420],
    [1200, 280],
  ]);

  it('takes the best of every duration, with the workout that it comes from', () => {
    expect(powerCurveOver([MAY, MARCH])).toEqual([
      { seconds: 1, watts: 900, day: '2025-03-01', workoutId: '2025-03-01' },
      { seconds: 60, watts: 420, day: '2025-05-20', workoutId: '2025-05-20' },
      { seconds: 300, watts: 310, day: '2025-03-01', workoutId: '2025-03-01' },
      { seconds: 1200, watts: 280, day: '2025-05-20', workoutId: '2025-05-20' },
    ]);
  });

  it('fills a missing duration from a longer one, and prefers the earlier of equal days', () => {
    expect(
      powerCurveOver([curve('2025-01-02', [[1200, 280]]), curve('2025-01-01', [[60, 270]])])[0],
    ).toMatchObject({ seconds: 60, watts: 280 });
    expect(
      powerCurveOver([curve('2025-01-02', [[60, 300]]), curve('2025-01-01', [[60, 300]])])[0]?.day,
    ).toBe('2025-01-01');
  });

  it('looks at the last 42 or 90 days, the day itself among them', () => {
    expect(CURVE_WINDOWS_DAYS).toEqual([42, 90]);
    expect(curvesWithin([MARCH, MAY], '2025-05-29', 90).length).toBe(2);
    expect(curvesWithin([MARCH, MAY], '2025-05-30', 90)).toEqual([MAY]);
    expect(curvesWithin([MARCH, MAY], '2025-05-20', 42)).toEqual([MAY]);
    expect(curvesWithin([MARCH, MAY], '2025-05-19', 42)).toEqual([]);
  });

  it('does not rise where no single curve does, and is under none of them', () => {
    const falling = fc
      .array(fc.integer({ min: 50, max: 1200 }), { minLength: 1, maxLength: 20 })
      .map((watts) => [...watts].sort((a, b) => b - a));
    fc.assert(
      fc.property(fc.array(falling, { minLength: 1, maxLength: 6 }), (all) => {
        const curves = all.map((watts, at) =>
          curve(
            addDays('2025-01-01', at),
            watts.map((value, index) => [(index + 1) * (at + 1), value]),
          ),
        );
        const best = powerCurveOver(curves);
        expect(
          best.filter((point, at) => at > 0 && point.watts > (best[at - 1]?.watts ?? 0)),
        ).toEqual([]);
        for (const { points } of curves)
          for (const { seconds, watts } of points)
            expect(powerFor(best, seconds)).toBeGreaterThanOrEqual(watts);
      }),
    );
    expect(powerFor([], 60)).toBe(0);
  });
});

describe('records', () => {
  const workout = (day: string, plan: Partial<RecordedWorkout>): RecordedWorkout => ({
    workoutId: day,
    day,
    curve: [],
    bestEfforts: [],
    distanceM: null,
    movingS: null,
    elevationGainM: null,
    ...plan,
  });
  const watts = (value: number) => ({ curve: [{ seconds: 5, watts: value }] });
  const fiveK = (seconds: number) => ({ bestEfforts: [{ distanceM: 5000, seconds, startS: 0 }] });

  it('are the best of each kind with the day, and the record before', () => {
    const records = recordsOf([
      workout('2025-05-01', watts(900)),
      workout('2025-03-01', watts(850)),
      workout('2025-04-01', watts(800)),
    ]);
    expect(records).toEqual([
      {
        kind: 'power',
        over: 5,
        value: 900,
        day: '2025-05-01',
        workoutId: '2025-05-01',
        previous: 850,
      },
    ]);
  });

  it('of time are the shortest, and stay with the first', () => {
    const records = recordsOf([
      workout('2025-01-01', fiveK(1300)),
      workout('2025-02-01', fiveK(1200)),
      workout('2025-03-01', fiveK(1200)),
      workout('2025-04-01', fiveK(1250)),
    ]);
    expect(records).toEqual([
      {
        kind: 'time',
        over: 5000,
        value: 1200,
        day: '2025-02-01',
        workoutId: '2025-02-01',
        previous: 1300,
      },
    ]);
  });

  it('are longest, farthest and most climbing, only where measured', () => {
    const records = recordsOf([
      workout('2025-01-01', { distanceM: 90_000, movingS: 9000 }),
      workout('2025-02-01', { distanceM: 60_000, movingS: 12_000, elevationGainM: 0 }),
    ]);
    expect(records.map(({ kind, value, previous }) => [kind, value, previous])).toEqual([
      ['distance', 90_000, null],
      ['duration', 12_000, 9000],
    ]);
    expect(recordsOf([])).toEqual([]);
  });

  it('do not depend on the order of the workouts', () => {
    const some = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 300, max: 1200 })),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(some, (all) => {
        const rides = [...new Map(all).entries()].map(([after, value]) =>
          workout(addDays('2025-01-01', after), watts(value)),
        );
        expect(recordsOf([...rides].reverse())).toEqual(recordsOf(rides));
        expect(recordsOf(rides)[0]?.value).toBe(
          Math.max(...rides.map(({ curve: [point] }) => point?.watts ?? 0)),
        );
      }),
    );
  });
});

describe('the trend of efficiency', () => {
  const ride = (
    after: number,
    efficiencyFactor: number,
    plan: Partial<EfficientWorkout> = {},
  ): EfficientWorkout => ({
    day: addDays('2025-01-01', after),
    family: 'cycling',
    indoor: false,
    durationS: 5400,
    efficiencyFactor,
    ...plan,
  });
  const LIKE = { family: 'cycling', indoor: false } as const;
  const weekly = (factor: (week: number) => number) =>
    [0, 1, 2, 3, 4, 5, 6].map((week) => ride(week * 7, factor(week)));

  it('is the slope over four weeks, clear where it stands out of the scatter', () => {
    const trend = efficiencyTrend(
      weekly((week) => 1.4 + 0.01 * week + (week % 2) * 0.002),
      LIKE,
    );
    expect(trend).toMatchObject({
      clear: true,
      percentPerMonth: expect.closeTo((0.04 / 1.431) * 100, 1),
    });
  });

  it('is not clear where workouts scatter more than they change', () => {
    expect(
      efficiencyTrend(
        weekly((week) => [1.4, 1.5, 1.35, 1.48, 1.42, 1.37, 1.5][week] ?? 0),
        LIKE,
      ),
    ).toMatchObject({ clear: false });
  });

  it('compares with its like alone: sport, indoors or out, and length', () => {
    const others = [
      ride(3, 9, { family: 'running' }),
      ride(10, 9, { indoor: true }),
      ride(17, 9, { durationS: 20_000 }),
      ride(24, 9, { durationS: 1800 }),
    ];
    const trend = efficiencyTrend([...weekly(() => 1.4), ...others], LIKE);
    expect(trend).toMatchObject({ percentPerMonth: expect.closeTo(0, 9), clear: false });
    expect('workouts' in trend && trend.workouts.length).toBe(7);
  });

  it('needs six workouts over four weeks', () => {
    expect(efficiencyTrend(weekly(() => 1.4).slice(2), LIKE)).toEqual({
      reason: expect.stringContaining('at least 6 steady workouts'),
    });
    expect(
      efficiencyTrend(
        [0, 1, 2, 3, 4, 5].map((after) => ride(after, 1.4)),
        LIKE,
      ),
    ).toEqual({ reason: expect.stringContaining('four weeks') });
  });
});

describe('VO₂max of heart rates alone', () => {
  it('is 15.3 times maximum over rest', () => {
    expect(vo2maxOfHeartRates(190, 50)).toBeCloseTo(58.14, 2);
  });
});
