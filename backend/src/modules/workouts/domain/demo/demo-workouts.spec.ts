import { beforeAll, describe, expect, it } from '@jest/globals';
import { analyse } from '#analysis/analyse.js';
import { DEMO_LEVELS } from './demo-workout.js';
import { DEMO_WORKOUTS } from './demo-workouts.js';
import { recordDemo, type RecordedDemo } from './recorded-demo.js';

describe('the samples of the demo', () => {
  it('are a ride and a run for each level, with ids that are for good', () => {
    expect(DEMO_WORKOUTS.map(({ family, level }) => `${family} ${level}`).sort()).toEqual(
      ['cycling', 'running']
        .flatMap((family) => DEMO_LEVELS.map((level) => `${family} ${level}`))
        .sort(),
    );
    expect(DEMO_WORKOUTS.map(({ id }) => id)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `de300000-0000-4000-8000-00000000000${number}`),
    );
  });

  describe.each(DEMO_WORKOUTS.map((demo) => [demo.title, demo] as const))('%s', (_title, demo) => {
    let made: RecordedDemo;
    beforeAll(async () => {
      made = await recordDemo(demo, (recording) =>
        Promise.resolve(analyse(recording, demo.thresholds)),
      );
    });

    it('is the same each time it is made', async () => {
      const again = await recordDemo(demo, (recording) =>
        Promise.resolve(analyse(recording, demo.thresholds)),
      );
      expect(again.workout).toEqual(made.workout);
    });

    it('needs no repair and has every channel in every second, power on a bicycle', () => {
      const { channels, time } = made.workout.recording;
      expect(made.analysis.repairs).toEqual([]);
      for (const name of [
        'heartRate',
        'cadence',
        'altitude',
        'latitude',
        'longitude',
        'speed',
        ...(demo.family === 'cycling' ? ['power' as const] : []),
      ] as const) {
        expect(channels[name]?.values.every((value) => Number.isFinite(value))).toBe(true);
      }
      expect(time.length).toBeGreaterThan(1800);
    });

    it('has a climb and either intervals or a fade', () => {
      const { climbs = [], intervals } = made.analysis;
      expect(climbs.length).toBeGreaterThan(0);
      const quarters = meanOutputs(made, 4);
      const fades = (quarters[3] ?? 0) < 0.95 * (quarters[2] ?? 0);
      expect(intervals.filter(({ kind }) => kind === 'work').length >= 4 || fades).toBe(true);
    });

    it("is in nobody's neighbourhood, and within what a body of its level can do", () => {
      const { latitude, longitude, heartRate } = made.workout.recording.channels;
      expect(latitude?.values.every((value) => value > 64.5 && value < 65.2)).toBe(true);
      expect(longitude?.values.every((value) => value > -18.9 && value < -17.2)).toBe(true);
      expect(Math.max(...(heartRate?.values ?? []))).toBeLessThanOrEqual(
        demo.thresholds.maxHr?.value ?? 0,
      );
      expect(made.analysis.metrics['intensityFactor']?.value ?? 0).toBeLessThan(1);
    });
  });
});

function meanOutputs({ demo, workout }: RecordedDemo, parts: number): number[] {
  const values =
    (demo.family === 'cycling'
      ? workout.recording.channels.power
      : workout.recording.channels.speed
    )?.values ?? new Float64Array();
  const length = Math.floor(values.length / parts);
  return Array.from(
    { length: parts },
    (_, at) =>
      values.subarray(at * length, (at + 1) * length).reduce((sum, value) => sum + value, 0) /
      length,
  );
}
