import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#lib/units.js';
import type { ThisWeek } from './this-week.js';
import { weekFigures } from './week-figures.js';

const week: ThisWeek = {
  totals: { week: '2026-11-16', movingS: 20_520, distanceM: 142_340, load: 311.6, unmeasured: 0 },
  mean: { movingS: 18_000, distanceM: 120_000, load: 280 },
  form: { day: '2026-11-19', form: -8.4, fitness: 60, warmingUp: false },
};
const shown = (changes: Partial<ThisWeek> = {}) =>
  weekFigures({ ...week, ...changes }, METRIC_UNITS).map(({ label, value, unit, mean, note }) => [
    label,
    `${value} ${unit}`.trim(),
    mean.replaceAll('\u00a0', ' '),
    note,
  ]);

describe('the numbers of the week', () => {
  it('stand beside the mean of the four weeks before', () => {
    expect(shown()).toEqual([
      ['Time', '5:42 h', '5:00 h', ''],
      ['Distance', '142.3 km', '120.0 km', ''],
      ['Load', '312', '280', ''],
      ['Form', '−8', '', 'tired'],
    ]);
  });

  it('stand alone where there are no four weeks before', () => {
    expect(shown({ mean: null }).map(([, , mean]) => mean)).toEqual(['', '', '', '']);
  });

  it.each([
    [2399, '0:40 h'],
    [3569, '0:59 h'],
    [3570, '1:00 h'],
  ])('round %s s once to the minute: %s', (movingS, time) => {
    expect(shown({ totals: { ...week.totals, movingS } })[0]?.[1]).toBe(time);
  });

  it('say how many workouts have no load', () => {
    expect(shown({ totals: { ...week.totals, unmeasured: 2 } })[2]?.[3]).toBe('2 without load');
  });

  it('give no form under 42 days, and say why', () => {
    expect(
      shown({ form: { day: '2026-11-19', form: -8.4, fitness: 60, warmingUp: true } })[3],
    ).toEqual(['Form', 'not yet', '', 'warming up']);
    expect(shown({ form: null })[3]).toEqual(['Form', 'N/A', '', '']);
  });

  it.each([
    [3.6, '+4'],
    [0.2, '0'],
    [-0.2, '0'],
  ])('give a form of %s its sign: %s', (form, value) => {
    expect(
      shown({ form: { day: '2026-11-19', form, fitness: 60, warmingUp: false } })[3]?.[1],
    ).toBe(value);
  });
});
