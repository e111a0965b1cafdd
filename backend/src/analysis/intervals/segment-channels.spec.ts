import { describe, expect, it } from '@jest/globals';
import { ATHLETE, lapsOf } from '#test/builders/recording.builder.js';
import { steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';

describe('every channel of a lap, a rep or a split', () => {
  const run = steadyRun(601, 3, {
    channels: {
      heartRate: (second) => 120 + Math.round(second / 20),
      cadence: (second) => (second % 5 === 0 ? 0 : 160 + Math.round(second / 60)),
      speed: (second) => 3 + (second >= 295 && second < 300 ? 0.6 : 0),
      temperature: () => 18,
    },
    laps: lapsOf([{ seconds: 300 }, { seconds: 119 }, { seconds: 181 }]),
  });
  const { laps } = analyse(run, ATHLETE);

  it('has its mean, extremes and ends: heart rate, cadence, speed [E10]', () => {
    expect(laps[0]).toMatchObject({
      timerS: 300,
      channels: {
        heartRate: { min: 120, max: 135, start: 120, end: expect.closeTo(135, 0) },
        speed: { max: 3.6, end: expect.closeTo(3.6, 6), avg: laps[0]?.avgSpeedMps },
      },
    });
    expect(laps[1]).toMatchObject({
      timerS: 119,
      channels: {
        cadence: { min: 165, max: 167, avg: laps[1]?.avgCadence },
        temperature: { avg: 18, min: 18, max: 18 },
      },
    });
  });

  it('ends on the cadence of turning legs, or on none', () => {
    const stopping = steadyRun(601, 3, {
      channels: { cadence: (second) => (second >= 297 && second < 306 ? 0 : 170) },
      laps: lapsOf([{ seconds: 300 }, { seconds: 300 }]),
    });
    const [first, second] = analyse(stopping, ATHLETE).laps;
    expect(first?.channels?.cadence).toMatchObject({ min: 170, start: 170, end: 170 });
    expect(second?.channels?.cadence).toMatchObject({ min: 170, start: null, end: 170 });
  });

  it('has a mean between its extremes, whatever was recorded [E10]', () => {
    for (const { channels = {} } of laps)
      for (const { avg, min, max } of Object.values(channels)) {
        expect(avg).toBeGreaterThanOrEqual(min - 1e-9);
        expect(avg).toBeLessThanOrEqual(max + 1e-9);
      }
  });
});
