import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import { laps, rideOver } from '#test/builders/courses.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { buildFactSheet } from '../build-fact-sheet.js';

describe('facts of like gradient', () => {
  it('give power on the same grades early and late', () => {
    const waves = laps(6, [
      [1500, 0],
      [1500, 75],
      [1500, -75],
    ]);
    const ride = rideOver(waves, {
      channels: { power: (second) => (second < 2700 ? 220 : 198) },
    });
    const sheet = buildFactSheet(coachedWorkout(ride), METRIC_UNITS);
    expect(sheet.number('likeGradient.up.early.power')).toBeCloseTo(220, 0);
    expect(sheet.number('likeGradient.up.change.output')).toBeCloseTo(-10, 0);
    expect(sheet.get('likeGradient.flat.change.output')).toMatchObject({ trend: 'down' });
    expect(sheet.all('likeGradient.down.')).toEqual([]);
  });

  it('are absent on a level course', () => {
    const level = rideOver([
      [0, 400],
      [20_000, 400],
    ]);
    expect(buildFactSheet(coachedWorkout(level), METRIC_UNITS).all('likeGradient.')).toEqual([]);
    expect(buildFactSheet(coachedWorkout(steadyRide()), METRIC_UNITS).all('likeGradient.')).toEqual(
      [],
    );
  });
});
