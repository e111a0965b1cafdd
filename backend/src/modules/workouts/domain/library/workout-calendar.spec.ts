import { describe, expect, it } from '@jest/globals';
import { calendarOf, calendarRange, type DayTotals } from './workout-calendar.js';

const ride: DayTotals = {
  day: '2026-06-07',
  family: 'cycling',
  workouts: 1,
  movingS: 3600,
  distanceM: 30_000,
  load: 70,
  withoutLoad: 0,
};
const range = { from: '2026-06-01', to: '2026-06-14' };

describe('the calendar of workouts', () => {
  it('adds up a day and its week, and starts weeks on Monday', () => {
    const run: DayTotals = { ...ride, family: 'running', workouts: 2, load: 40 };
    const monday: DayTotals = { ...ride, day: '2026-06-08' };
    const { days, weeks } = calendarOf(range, [monday, run, ride]);
    expect(days).toEqual([
      expect.objectContaining({ day: '2026-06-07', rides: 1, runs: 2, workouts: 3, load: 110 }),
      expect.objectContaining({ day: '2026-06-08', rides: 1, runs: 0, load: 70 }),
    ]);
    expect(weeks).toEqual([
      expect.objectContaining({
        week: '2026-06-01',
        workouts: 3,
        movingS: 7200,
        distanceM: 60_000,
      }),
      expect.objectContaining({ week: '2026-06-08', workouts: 1 }),
    ]);
  });

  it('leaves a load null where none is known, and counts those without one', () => {
    const unknown: DayTotals = { ...ride, load: null, distanceM: null, withoutLoad: 1 };
    expect(calendarOf(range, [unknown]).weeks[0]).toMatchObject({ load: null, distanceM: null });
    const both = calendarOf(range, [unknown, { ...ride, family: 'running' }]);
    expect(both.days[0]).toMatchObject({ load: 70, withoutLoad: 1, distanceM: 30_000 });
  });

  it('shows whole weeks of at most a year', () => {
    expect(calendarRange({ from: '2026-06-03', to: '2026-06-03' })).toEqual({
      from: '2026-06-01',
      to: '2026-06-07',
    });
    expect(calendarRange({ from: '2026-01-01', to: '2026-12-31' })).toEqual({
      from: '2025-12-29',
      to: '2027-01-03',
    });
    expect(() => calendarRange({ from: '2025-01-01', to: '2026-06-01' })).toThrow('at most a year');
    expect(() => calendarRange({ from: '2026-02-30', to: '2026-03-01' })).toThrow('YYYY-MM-DD');
    expect(() => calendarRange({ from: '2026-03-02', to: '2026-03-01' })).toThrow('not be after');
  });
});
