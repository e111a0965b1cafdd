import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATHLETE, profileThreshold, recordingOf } from '#test/builders/recording.builder.js';
import { intervalRide, steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import type { WPrimeModel } from '../analysis.js';
import { gridOf } from '../recording/grid.js';
import type { Recording } from '../recording/recording.js';
import { powerSeconds, recoveryTime, wPrimeBalance } from './w-prime-balance.js';

const CAPACITY = { criticalPowerW: 250, wPrimeJ: 20_000 };
const KNOWN = {
  ...ATHLETE,
  criticalPowerW: profileThreshold(250),
  wPrimeJ: profileThreshold(20_000),
};

function balance(recording: Recording, model: WPrimeModel): Float64Array {
  const grid = gridOf(recording);
  return wPrimeBalance(
    powerSeconds(grid, grid.channels.power ?? new Float64Array()),
    CAPACITY,
    model,
  );
}

describe('W′ balance', () => {
  it('matches the golden minimum of the differential model', () => {
    expect(Math.min(...balance(intervalRide(), 'differential'))).toBeCloseTo(45.7, 1);
  });

  it('matches the golden minimum of the integral model, and its recovery time', () => {
    expect(recoveryTime(250, 100)).toBe(437);
    expect(Math.min(...balance(intervalRide(), 'integral'))).toBeCloseTo(3796.9, 1);
  });

  it.each(['differential', 'integral'] as const)(
    'stays full below critical power, and never above full (%s)',
    (model) => {
      expect([...balance(steadyRide(600), model)].every((joules) => joules === 20_000)).toBe(true);
      const watts = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1, maxLength: 300 });
      fc.assert(
        fc.property(watts, (power) => {
          const left = balance(
            recordingOf({
              seconds: power.length,
              channels: { power: (second) => power[second] ?? 0 },
            }),
            model,
          );
          expect(Math.max(...left)).toBeLessThanOrEqual(20_000 + 1e-6);
        }),
      );
    },
  );

  it.each(['differential', 'integral'] as const)(
    'comes back in stops, in those without rows as well (%s)',
    (model) => {
      const hard = (second: number): number => (second < 60 ? 450 : 100);
      const stop = (length: number) => {
        const time = Array.from({ length: 61 }, (_, second) => second).concat([
          60 + length,
          61 + length,
        ]);
        return (
          balance(
            recordingOf({
              time,
              pauses: [{ from: 60, to: 60 + length }],
              channels: { power: hard },
            }),
            model,
          ).at(-1) ?? 0
        );
      };
      expect(stop(600)).toBeGreaterThan(stop(120));
      expect(stop(4000)).toBeGreaterThan(stop(3000));
      expect(stop(8000)).toBeGreaterThan(19_990);
    },
  );
});

describe('power second by second', () => {
  it('counts stops as rest, but not in the mean power that sets the recovery rate', () => {
    const time = [0, 1, 2, 3, 50, 51];
    const recording = recordingOf({
      time,
      pauses: [{ from: 3, to: 50 }],
      channels: { power: (second) => (second < 2 ? 300 : 100) },
    });
    const grid = gridOf(recording);
    const seconds = powerSeconds(grid, grid.channels.power ?? new Float64Array());
    expect(seconds.watts).toHaveLength(52);
    expect(seconds.watts[20]).toBe(0);
    expect(seconds.meanUnder(250)).toBe(100);
    expect(seconds.meanUnder(50)).toBeNull();
  });
});

describe('the lowest W′ balance', () => {
  it('has its moment and its model, by the athlete’s own values', () => {
    const { metrics, wPrimeBalance: lowest } = analyse(intervalRide(), KNOWN);
    expect(metrics['wPrimeBalanceMinimum']).toMatchObject({
      value: expect.closeTo(45.7, 1),
      unit: 'J',
      note: 'By the differential model, with your own critical power and W′.',
    });
    expect(lowest).toMatchObject({
      model: 'differential',
      source: 'profile',
      criticalPowerW: 250,
      wPrimeJ: 20_000,
      minimumAtS: 1979,
    });
  });

  it('needs both values, and takes no default', () => {
    for (const thresholds of [
      ATHLETE,
      { ...ATHLETE, criticalPowerW: profileThreshold(250) },
      { ...KNOWN, wPrimeJ: profileThreshold(0) },
    ]) {
      expect(analyse(intervalRide(), thresholds).metrics['wPrimeBalanceMinimum']?.reason).toContain(
        'are not known',
      );
      expect(analyse(intervalRide(), thresholds).wPrimeBalance).toBeUndefined();
    }
  });

  it('below zero says that the values are too low', () => {
    const low = { ...KNOWN, wPrimeJ: profileThreshold(15_000) };
    expect(analyse(intervalRide(), low).metrics['wPrimeBalanceMinimum']).toMatchObject({
      value: null,
      applicable: false,
      reason: expect.stringContaining('is set too low'),
    });
  });

  it('is not told where gaps would pass for recovery, on runs, and without power', () => {
    const gaps = intervalRide();
    const power = {
      ...gaps.channels.power,
      values: Float64Array.from({ length: 2400 }, (_, second) =>
        second > 2200 ? Number.NaN : 200,
      ),
      source: 'measured' as const,
    };
    expect(
      analyse({ ...gaps, channels: { ...gaps.channels, power } }, KNOWN).metrics[
        'wPrimeBalanceMinimum'
      ]?.reason,
    ).toContain('pass for recovery');
    expect(
      analyse(steadyRun(3000, 3, { channels: { power: () => 260 } }), KNOWN).metrics[
        'wPrimeBalanceMinimum'
      ]?.reason,
    ).toContain('not comparable');
    expect(
      analyse(recordingOf({ seconds: 60, channels: { heartRate: () => 120 } }), KNOWN).metrics[
        'wPrimeBalanceMinimum'
      ]?.reason,
    ).toContain('no power');
  });
});
