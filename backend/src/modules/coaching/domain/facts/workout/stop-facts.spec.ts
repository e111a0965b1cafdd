import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import { runWithPauses, steadyRide } from '#test/builders/sample-recordings.js';
import { buildFactSheet } from '../build-fact-sheet.js';

describe('facts of stops', () => {
  it('give count, total, and the longest with its place', () => {
    const sheet = buildFactSheet(coachedWorkout(runWithPauses()), METRIC_UNITS);
    expect(sheet.number('stops.count')).toBe(2);
    expect(sheet.number('stops.pauses')).toBe(2);
    expect(sheet.get('stops.1.length')).toMatchObject({ display: '2:00', at: { from: 1500 } });
    expect(sheet.number('stops.1.place')).toBeCloseTo(1440 * 3, -1);
  });

  it('are absent where nobody stopped', () => {
    const sheet = buildFactSheet(coachedWorkout(steadyRide()), METRIC_UNITS);
    expect(sheet.all('stops.')).toEqual([]);
    expect(sheet.all('coasting.')).toEqual([]);
  });

  it('give the longest span without pedalling', () => {
    const rolls = (value: number) => (second: number) =>
      second > 900 && second <= 1000 ? 0 : value;
    const ride = steadyRide(3600, { channels: { power: rolls(200), cadence: rolls(88) } });
    const sheet = buildFactSheet(coachedWorkout(ride), METRIC_UNITS);
    expect(sheet.number('coasting.longest')).toBe(100);
  });
});
