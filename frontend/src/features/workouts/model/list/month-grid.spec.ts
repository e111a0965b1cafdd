import { describe, expect, it } from '@jest/globals';
import { dayWords, mondaysOf, monthsAway, moved, weekWords } from './month-grid.js';

const on = (day: string, week = false) => ({ day, week });

describe('the grid of a month', () => {
  it('begins on the Monday of the first day and has six weeks', () => {
    expect(mondaysOf('2026-11')[0]).toBe('2026-10-26');
    expect(mondaysOf('2027-02')).toEqual(
      ['02-01', '02-08', '02-15', '02-22', '03-01', '03-08'].map((day) => `2027-${day}`),
    );
  });

  it('goes from December to January and back', () => {
    expect(monthsAway('2026-12', 1)).toBe('2027-01');
    expect(monthsAway('2026-01', -1)).toBe('2025-12');
    expect(monthsAway('2026-05', -12)).toBe('2025-05');
  });

  it.each([
    [on('2026-11-17'), 'ArrowRight', on('2026-11-18')],
    [on('2026-11-22'), 'ArrowRight', on('2026-11-16', true)],
    [on('2026-11-16', true), 'ArrowRight', on('2026-11-23')],
    [on('2026-11-16', true), 'ArrowLeft', on('2026-11-22')],
    [on('2026-11-16'), 'ArrowLeft', on('2026-11-09', true)],
    [on('2026-11-17'), 'ArrowUp', on('2026-11-10')],
    [on('2026-11-16', true), 'ArrowDown', on('2026-11-23', true)],
    [on('2026-11-19'), 'Home', on('2026-11-16')],
    [on('2026-11-19'), 'End', on('2026-11-16', true)],
    [on('2026-03-31'), 'PageUp', on('2026-02-28')],
    [on('2026-01-31'), 'PageDown', on('2026-02-28')],
    [on('2026-11-19'), 'a', null],
  ])('moves from %j by %s to %j', (place, key, there) => {
    expect(moved(place, key, false)).toEqual(there);
  });

  it('moves by a year with Shift', () => {
    expect(moved(on('2024-02-29'), 'PageDown', true)).toEqual(on('2025-02-28'));
  });

  const totals = { workouts: 3, movingS: 1, distanceM: 1, load: 71.4, withoutLoad: 1 };

  it('puts days and weeks into words, a load only where it is known', () => {
    expect(dayWords('2026-11-17', { ...totals, day: '2026-11-17', rides: 1, runs: 2 })).toBe(
      'Tuesday 17 November 2026: 1 ride, 2 runs, load 71, 1 workout without load',
    );
    expect(
      dayWords('2026-11-17', { ...totals, day: '', rides: 1, runs: 0, load: null, workouts: 1 }),
    ).toBe('Tuesday 17 November 2026: 1 ride, load N/A');
    expect(dayWords('2026-11-18', undefined)).toBe('Wednesday 18 November 2026: no workout');
    expect(weekWords('2026-11-16', { ...totals, week: '' }, '5:42 h', '142 km')).toBe(
      'Week of 16 November 2026: 3 workouts, 5:42 h, 142 km, load 71, 1 workout without load',
    );
  });
});
