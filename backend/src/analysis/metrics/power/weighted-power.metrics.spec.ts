import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATHLETE, recordingOf } from '#test/builders/recording.builder.js';
import { intervalRide, steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '#analysis/analyse.js';
import type { MetricResult } from '#analysis/analysis.js';
import { gridOf } from '#analysis/recording/grid.js';
import type { Recording } from '#analysis/recording/recording.js';
import { xPowerOf } from '#analysis/session/x-power.js';

function metric(id: string, recording: Recording): MetricResult | undefined {
  return analyse(recording, ATHLETE).metrics[id];
}

describe('xPower', () => {
  it('matches both golden vectors', () => {
    expect(metric('xPower', steadyRide())?.value).toBeCloseTo(199.27, 2);
    expect(metric('xPower', intervalRide())?.value).toBeCloseTo(244.31, 2);
  });

  it('dies away in a stop, whose seconds do not count themselves', () => {
    const time = Array.from({ length: 2400 }, (_, second) => second).filter(
      (second) => second <= 1199 || second >= 2100,
    );
    const fourth = (recording: Recording): number => (metric('xPower', recording)?.value ?? 0) ** 4;
    const stopped = fourth(steadyRide(2400, { time, pauses: [{ from: 1199, to: 2100 }] }));
    expect(stopped * 1500).toBeCloseTo(
      fourth(steadyRide(1200)) * 1200 + fourth(steadyRide(300)) * 300,
      -4,
    );
  });

  it('dies away in a hole that has no rows as well', () => {
    const time = Array.from({ length: 600 }, (_, second) =>
      second < 300 ? second : second + 5000,
    );
    expect(metric('xPower', steadyRide(600, { time }))?.value).toBeCloseTo(
      metric('xPower', steadyRide(300))?.value ?? 0,
      6,
    );
  });

  it('has a value but no verdict on a short ride, and none on runs', () => {
    expect(metric('xPower', steadyRide(600))).toMatchObject({
      value: expect.any(Number),
      applicable: false,
      reason: 'xPower says little about rides of under 20 minutes.',
    });
    expect(metric('xPower', steadyRide(59))).toMatchObject({ value: null, applicable: false });
    expect(
      metric(
        'xPower',
        steadyRide(2000, { channels: { power: (second) => (second > 1800 ? Number.NaN : 200) } }),
      )?.reason,
    ).toContain('More than 5 %');
    expect(
      metric('xPower', steadyRun(3000, 3, { channels: { power: () => 260 } }))?.applicable,
    ).toBe(false);
  });

  it('is between zero and the highest second, and grows in proportion to power', () => {
    const watts = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 200 });
    const ofSeries = (power: readonly number[], factor = 1): number => {
      const grid = gridOf(
        recordingOf({
          seconds: power.length,
          channels: { power: (second) => factor * (power[second] ?? 0) },
        }),
      );
      return xPowerOf(grid, grid.channels.power ?? new Float64Array()) ?? 0;
    };
    fc.assert(
      fc.property(watts, (power) => {
        expect(ofSeries(power)).toBeLessThanOrEqual(Math.max(...power));
        expect(ofSeries(power, 2)).toBeCloseTo(2 * ofSeries(power), 6);
      }),
    );
  });
});

describe('left/right balance', () => {
  const withBalance = (
    right: (second: number) => number,
    power: (second: number) => number = () => 200,
  ) => steadyRide(1200, { channels: { power, rightBalance: right } });

  it('is the mean share of the right leg while there is power', () => {
    const uneven = withBalance(
      (second) => (second % 2 === 0 ? 46 : 48),
      (second) => (second < 600 ? 200 : 0),
    );
    expect(metric('rightBalance', uneven)).toMatchObject({
      value: 47,
      unit: '%',
      applicable: true,
    });
    expect(metric('rightBalance', uneven)?.note).toContain('right leg');
    const freewheeling = withBalance(
      (second) => (second < 600 ? 46 : 90),
      (second) => (second < 600 ? 200 : 0),
    );
    expect(metric('rightBalance', freewheeling)?.value).toBe(46);
  });

  it('is not judged with few or one-sided readings, on runs, or where one leg is doubled', () => {
    expect(metric('rightBalance', steadyRide())?.reason).toContain('did not record');
    expect(
      metric(
        'rightBalance',
        withBalance((second) => (second < 59 ? 47 : Number.NaN)),
      )?.reason,
    ).toContain('under a minute');
    expect(
      metric(
        'rightBalance',
        withBalance(() => 50),
      )?.reason,
    ).toContain('one leg and double it');
    expect(metric('rightBalance', steadyRun())?.reason).toContain('rides only');
    expect(
      metric('rightBalance', recordingOf({ seconds: 300, channels: { heartRate: () => 120 } }))
        ?.reason,
    ).toContain('no power');
  });
});
