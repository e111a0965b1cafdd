import { describe, expect, it } from '@jest/globals';
import { ATHLETE, NOBODY, recordingOf } from '#test/builders/recording.builder.js';
import { intervalRide, steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '#analysis/analyse.js';
import type { MetricResult } from '#analysis/analysis.js';
import type { Recording } from '#analysis/recording/recording.js';
import type { Thresholds } from '#analysis/thresholds.js';

function metricsOf(
  recording: Recording,
  thresholds: Thresholds = ATHLETE,
): Record<string, MetricResult> {
  return { ...analyse(recording, thresholds).metrics };
}

describe('power metrics', () => {
  it('match the golden vector of an hour at 200 W', () => {
    const metrics = metricsOf(steadyRide());
    expect(metrics['averagePower']?.value).toBeCloseTo(200, 2);
    expect(metrics['normalizedPower']?.value).toBeCloseTo(200, 2);
    expect(metrics['variabilityIndex']?.value).toBeCloseTo(1, 4);
    expect(metrics['intensityFactor']?.value).toBeCloseTo(0.8, 4);
    expect(metrics['trainingStress']?.value).toBeCloseTo(64, 2);
    expect(metrics['work']?.value).toBeCloseTo(720, 6);
  });

  it('match the golden vector of five times four minutes at 300 W', () => {
    const metrics = metricsOf(intervalRide());
    expect(metrics['averagePower']?.value).toBeCloseTo(200, 2);
    expect(metrics['normalizedPower']?.value).toBeCloseTo(250.48, 2);
    expect(metrics['variabilityIndex']?.value).toBeCloseTo(1.2524, 4);
    expect(metrics['intensityFactor']?.value).toBeCloseTo(1.0019, 4);
    expect(metrics['trainingStress']?.value).toBeCloseTo(66.93, 2);
  });

  it('count coasting in the average and leave it out of the average while pedalling', () => {
    const metrics = metricsOf(
      steadyRide(1800, { channels: { power: (second) => (second % 40 < 10 ? 0 : 200) } }),
    );
    expect(metrics['averagePower']?.value).toBe(150);
    expect(metrics['averagePowerNonZero']?.value).toBe(200);
  });

  it('leave stops out of normalized power and of its stress', () => {
    const pauses = [{ from: 1799, to: 5400 }];
    const time = Array.from({ length: 7200 }, (_, second) => second).filter(
      (second) => second <= 1799 || second >= 5400,
    );
    const metrics = metricsOf(steadyRide(7200, { time, pauses }));
    expect(metrics['normalizedPower']?.value).toBeCloseTo(200, 6);
    expect(metrics['trainingStress']?.value).toBeCloseTo(64, 1);
  });

  it('give normalized power of a short ride but do not judge it', () => {
    const metrics = metricsOf(steadyRide(1199));
    expect(metrics['normalizedPower']).toMatchObject({
      value: 200,
      applicable: false,
      reason: 'Normalized power says little about rides of under 20 minutes.',
    });
    expect(metrics['intensityFactor']?.applicable).toBe(false);
    expect(metrics['trainingStress']?.applicable).toBe(true);
    expect(metricsOf(steadyRide(1200))['normalizedPower']?.applicable).toBe(true);
  });

  it('refuse normalized power where more than 5 % of the power is missing', () => {
    const lost = (share: number) =>
      metricsOf(
        steadyRide(2000, {
          channels: { power: (second) => (second >= 2000 * (1 - share) ? Number.NaN : 200) },
        }),
      );
    expect(lost(0.04)['normalizedPower']?.applicable).toBe(true);
    expect(lost(0.06)['normalizedPower']).toMatchObject({ value: null, applicable: false });
    expect(lost(0.06)['trainingStress']).toMatchObject({ value: null, applicable: false });
  });

  it('say in words that no FTP is known', () => {
    const metrics = metricsOf(steadyRide(), NOBODY);
    const reason = 'No FTP is known for this day, so intensity cannot be judged.';
    for (const id of ['intensityFactor', 'trainingStress', 'timeAboveThreshold'])
      expect(metrics[id]).toMatchObject({ value: null, applicable: false, reason });
  });

  it('never weigh running power against a cycling FTP', () => {
    const metrics = metricsOf(steadyRun(3000, 3, { channels: { power: () => 260 } }));
    expect(metrics['averagePower']?.value).toBe(260);
    for (const id of ['normalizedPower', 'variabilityIndex', 'timeAboveThreshold', 'work'])
      expect(metrics[id]?.applicable).toBe(false);
    expect(
      analyse(steadyRun(3000, 3, { channels: { power: () => 260 } }), ATHLETE).zones.power,
    ).toBeUndefined();
  });

  it('count threshold time from 90 % of FTP on, zone 5 and above among it', () => {
    const metrics = metricsOf(
      steadyRide(1800, {
        channels: { power: (second) => [224, 225, 260, 400][Math.floor(second / 450)] ?? 0 },
      }),
    );
    expect(metrics['timeAboveThreshold']?.value).toBe(1350);
  });

  it('measure coasting by cadence, by power where there is none, and never on runs', () => {
    const half = (second: number): number => (second % 10 < 5 ? 0 : 90);
    expect(
      metricsOf(steadyRide(1800, { channels: { cadence: half } }))['coastingShare']?.value,
    ).toBeCloseTo(50, 0);
    const withoutCadence = recordingOf({
      seconds: 1800,
      channels: { power: half, speed: () => 9 },
    });
    expect(metricsOf(withoutCadence)['coastingShare']?.value).toBeCloseTo(50, 0);
    expect(metricsOf(steadyRun())['coastingShare']?.applicable).toBe(false);
  });

  it('weigh a run against the threshold pace of the race time, where one is known', () => {
    const thresholds = {
      ...ATHLETE,
      basePaceSPerKm: { value: 1000 / (3 * 1.06), source: 'profile', since: null },
    } as const;
    const metrics = metricsOf(steadyRun(3601), thresholds);
    expect(metrics['intensityFactor']?.value).toBeCloseTo(1, 6);
    expect(metrics['trainingStress']?.value).toBeCloseTo(100, 6);
    expect(metricsOf(steadyRun(3601))['trainingStress']?.reason).toContain('No 5 km or 10 km time');
  });

  it('propose 95 % of the best twenty minutes as FTP if heart rate was near all-out', () => {
    const test = (bpm: number, long = 300) =>
      steadyRide(3000, {
        channels: {
          power: (second) => (second >= 900 && second < 2100 ? 280 : 120),
          heartRate: (second) => (second >= 1500 && second < 1500 + long ? bpm : 160),
        },
      });
    expect(metricsOf(test(176))['estimatedFtp']).toMatchObject({
      value: expect.closeTo(266, 9),
      unit: 'W',
      note: expect.stringContaining('your profile stays'),
    });
    expect(metricsOf(test(175))['estimatedFtp']?.reason).toContain('near all-out');
    expect(metricsOf(test(176, 299))['estimatedFtp']?.reason).toContain('near all-out');
    expect(metricsOf(steadyRide(1100))['estimatedFtp']?.reason).toContain('twenty minutes');
    expect(metricsOf(steadyRide(), NOBODY)['estimatedFtp']?.reason).toContain('not both known');
    expect(
      metricsOf(steadyRun(3000, 3, { channels: { power: () => 260 } }))['estimatedFtp']?.applicable,
    ).toBe(false);
  });
});
