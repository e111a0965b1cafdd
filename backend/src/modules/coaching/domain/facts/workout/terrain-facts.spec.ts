import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import { laps, rideOver } from '#test/builders/courses.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { buildFactSheet } from '../build-fact-sheet.js';

const sheetOf = (recording: Parameters<typeof coachedWorkout>[0]) =>
  buildFactSheet(coachedWorkout(recording), METRIC_UNITS);

describe('facts of the terrain', () => {
  it('tell a descent with its height, its time and the share without pedalling', () => {
    const freewheel = (value: number) => (second: number) => (second > 1000 ? 0 : value);
    const sheet = sheetOf(
      rideOver(
        laps(1, [
          [5000, 250],
          [4000, -200],
        ]),
        { channels: { power: freewheel(220), cadence: freewheel(85) } },
      ),
    );
    expect(sheet.number('descents.1.height')).toBeCloseTo(200, 6);
    expect(sheet.number('descents.1.time')).toBeCloseTo(800, -1);
    expect(sheet.number('descents.1.coasting')).toBeGreaterThan(95);
    expect(sheet.get('descents.1.height')?.at).toMatchObject({ from: 1000, channel: 'altitude' });
  });

  it('tell each time up the same hill', () => {
    const twice = laps(2, [
      [2000, 160],
      [2000, -160],
    ]);
    const sheet = sheetOf(rideOver(twice, { speed: (metres) => (metres < 4000 ? 4 : 5) }));
    expect(sheet.number('climbs.again.1.count')).toBe(2);
    expect(sheet.number('climbs.again.1.1.time')).toBeCloseTo(500, -1);
    expect(sheet.number('climbs.again.1.2.time')).toBeCloseTo(400, -1);
    expect(sheet.get('climbs.again.1.change')?.display).toContain('1 min 40 s');
  });

  it('are absent where no height was recorded', () => {
    expect(sheetOf(steadyRide()).all('descents.')).toEqual([]);
  });
});
