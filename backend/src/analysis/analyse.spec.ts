import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import process from 'node:process';
import { ATHLETE, NOBODY, recordingOf } from '#test/builders/recording.builder.js';
import { intervalRide, runWithPauses, steadyRide } from '#test/builders/sample-recordings.js';
import { analyse } from './analyse.js';
import type { ChannelName } from './recording/recording.js';

const CHANNELS: readonly ChannelName[] = [
  'power',
  'heartRate',
  'cadence',
  'speed',
  'altitude',
  'temperature',
  'distance',
  'latitude',
  'longitude',
  'rightBalance',
];

describe('the analysis', () => {
  it('does not depend on when the workout began', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (startTimeMs) => {
        expect(analyse({ ...runWithPauses(), startTimeMs }, ATHLETE)).toEqual(
          analyse(runWithPauses(), ATHLETE),
        );
      }),
      { numRuns: 3 },
    );
  });

  it('is plain JSON that comes back as it was', () => {
    for (const recording of [
      intervalRide(),
      runWithPauses(),
      recordingOf({ time: [] }),
      recordingOf({ time: [3], channels: { power: () => 100 } }),
    ]) {
      const analysis = analyse(recording, ATHLETE);
      expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis);
    }
  });

  it('stands whatever the channels hold', () => {
    const value = fc.oneof(
      fc.double({ min: -1e5, max: 1e5 }),
      fc.constantFrom(0, Number.NaN, 65_535),
    );
    const gaps = fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: 1, max: 30 }) },
        fc.integer({ min: 60, max: 1e7 }),
      ),
      { maxLength: 40 },
    );
    const plan = fc.record({
      gaps,
      values: fc.array(value, { minLength: 1, maxLength: 60 }),
      running: fc.boolean(),
      channels: fc.subarray([...CHANNELS]),
    });
    fc.assert(
      fc.property(plan, ({ gaps: steps, values, running, channels }) => {
        const time = steps.reduce<number[]>((all, step) => [...all, (all.at(-1) ?? 0) + step], [0]);
        const named = Object.fromEntries(
          channels.map((name, at) => [
            name,
            (second: number) => values[(second + at) % values.length] ?? 0,
          ]),
        );
        const analysis = analyse(
          recordingOf({ family: running ? 'running' : 'cycling', time, channels: named }),
          ATHLETE,
        );
        expect(numbersThatAreNone(analysis)).toEqual([]);
      }),
    );
  });

  it('takes thresholds from the profile first, then from the device, and tells which', () => {
    const ride = steadyRide(60, { deviceThresholds: { ftpW: 300, maxHr: 200 } });
    expect(analyse(ride, ATHLETE).thresholds.ftpW).toEqual({
      value: 250,
      source: 'profile',
      since: '2025-01-01',
    });
    expect(analyse(ride, NOBODY).thresholds).toMatchObject({
      ftpW: { value: 300, source: 'device', since: null },
      maxHr: { value: 200, source: 'device' },
      restingHr: null,
    });
    expect(analyse(steadyRide(60), NOBODY).thresholds).toEqual(NOBODY);
  });

  it('costs in proportion to the length of a ride', () => {
    const wave = (second: number): number =>
      180 + 60 * Math.sin(second / 60) + 25 * Math.sin(second / 7);
    const cost = (hours: number): number => {
      const ride = steadyRide(hours * 3600, {
        channels: { power: wave, altitude: wave, latitude: () => 47, longitude: () => 8 },
      });
      return Math.min(...[1, 2, 3].map(() => cpuMs(() => analyse(ride, ATHLETE))));
    };
    cost(0.5);
    // Linear would be 6 times as much, quadratic 36 times.
    expect(cost(3) / cost(0.5)).toBeLessThan(20);
  });
});

/** Time on the processor, which does not grow when other tests run beside this one. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Paths at which a value holds NaN or an infinity, which JSON would turn into null without a word.
 */
function numbersThatAreNone(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    numbersThatAreNone(inner, `${path}/${key}`),
  );
}
