import { describe, expect, it } from '@jest/globals';
import { laps, rideOver, type Corner } from '#test/builders/courses.js';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { intervalRide, steadyRide } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';

const WAVES: readonly Corner[] = [
  [1500, 0],
  [1500, 75],
  [1500, -75],
];

describe('like gradient', () => {
  it('has speed, power and heart rate of each grade early and late', () => {
    const slower = 0.8;
    const recording = rideOver(laps(6, WAVES), {
      speed: (metres) => (metres < 13_500 ? 5 : 5 * slower),
      channels: {
        power: (second) => (second < 2700 ? 220 : 180),
        heartRate: (second) => (second < 2700 ? 140 : 150),
      },
    });
    const bands = analyse(recording, ATHLETE).likeGradient?.bands ?? [];
    expect(bands.map(({ band }) => band)).toEqual(['down', 'flat', 'up']);
    const quarters = bands[1]?.quarters ?? [];
    expect(quarters[0]).toMatchObject({
      speedMps: expect.closeTo(5, 1),
      powerW: expect.closeTo(220, 0),
    });
    expect(quarters[3]).toMatchObject({
      speedMps: expect.closeTo(4, 1),
      powerW: expect.closeTo(180, 0),
      heartRate: expect.closeTo(150, 0),
    });
    expect(bands[2]?.early).toMatchObject({ gradePercent: expect.closeTo(5, 0) });
    expect(bands[2]?.early.seconds).toBeGreaterThan(180);
  });

  it('leaves out a grade that only one half holds', () => {
    const recording = rideOver([
      [0, 400],
      [10_000, 400],
      [20_000, 900],
    ]);
    expect(analyse(recording, ATHLETE).likeGradient).toBeUndefined();
  });

  it('counts power only while pedalling', () => {
    const off = (value: number) => (second: number) => (second % 10 < 3 ? 0 : value);
    const recording = rideOver(laps(6, WAVES), {
      channels: { power: off(200), cadence: off(85) },
    });
    const bands = analyse(recording, ATHLETE).likeGradient?.bands ?? [];
    for (const { early, late } of bands) {
      expect(early.powerW).toBeCloseTo(200, 6);
      expect(late.powerW).toBeCloseTo(200, 6);
    }
  });

  it('is absent without altitude, and for interval sessions', () => {
    expect(analyse(steadyRide(), ATHLETE).likeGradient).toBeUndefined();
    const intervals = intervalRide();
    const level = { values: intervals.time.map(() => 400), source: 'measured' as const };
    const flat = { ...intervals, channels: { ...intervals.channels, altitude: level } };
    expect(analyse(flat, ATHLETE).sessionShape).toBe('intervals');
    expect(analyse(flat, ATHLETE).likeGradient).toBeUndefined();
  });
});
