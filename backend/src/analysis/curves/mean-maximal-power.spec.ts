import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recordingOf } from '#test/builders/recording.builder.js';
import { intervalRide, steadyRide } from '#test/builders/sample-recordings.js';
import type { PowerPoint } from '../analysis.js';
import { gridOf } from '../recording/grid.js';
import { meanMaximalPower } from './mean-maximal-power.js';

function at(points: readonly PowerPoint[], seconds: number): number | undefined {
  return points.find((point) => point.seconds === seconds)?.watts;
}

describe('mean-maximal power', () => {
  it('is the best window of each duration', () => {
    const points = meanMaximalPower(gridOf(intervalRide()));
    expect(at(points, 1)).toBe(300);
    expect(at(points, 240)).toBe(300);
    expect(at(points, 600)).toBeCloseTo((480 * 300 + 120 * 100) / 600, 9);
    expect(at(points, 2400)).toBeCloseTo(200, 9);
  });

  it('counts a stop as zeros, and so never shows less than the ride implies [E6]', () => {
    const time = Array.from({ length: 1000 }, (_, second) => second).filter(
      (second) => second <= 399 || second >= 500,
    );
    const points = meanMaximalPower(
      gridOf(steadyRide(1000, { time, pauses: [{ from: 399, to: 500 }] })),
    );
    expect(at(points, 480)).toBe(200);
    expect(points.at(-1)).toEqual({ seconds: 1000, watts: 180 });
  });

  it('takes seconds without power as zero while the timer runs', () => {
    const points = meanMaximalPower(
      gridOf(recordingOf({ time: [0, 30, 31, 32], channels: { power: () => 300 } })),
    );
    expect(at(points, 3)).toBe(300);
    expect(points.at(-1)).toEqual({ seconds: 33, watts: (4 * 300) / 33 });
  });

  it('rises where a longer window has two hard minutes and the best shorter one has one', () => {
    const points = meanMaximalPower(
      gridOf(
        steadyRide(600, {
          channels: { power: (second) => (Math.floor(second / 60) % 2 === 0 ? 330 : 150) },
        }),
      ),
    );
    expect([60, 120, 180, 240].map((seconds) => at(points, seconds))).toEqual([330, 240, 270, 240]);
  });

  it('is empty without power', () => {
    expect(
      meanMaximalPower(gridOf(recordingOf({ seconds: 60, channels: { heartRate: () => 120 } }))),
    ).toEqual([]);
  });

  it('begins with the highest second, ends with the mean and never rises to a multiple', () => {
    const watts = fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 1, maxLength: 400 });
    fc.assert(
      fc.property(watts, (power) => {
        const points = meanMaximalPower(
          gridOf(
            recordingOf({
              seconds: power.length,
              channels: { power: (second) => power[second] ?? 0 },
            }),
          ),
        );
        expect(points[0]?.watts).toBe(Math.max(...power));
        const work = points.map(({ seconds, watts }) => Math.round(seconds * watts));
        expect(
          work.filter((joules, index) => index > 0 && joules < (work[index - 1] ?? 0)),
        ).toEqual([]);
        for (const { seconds, watts: best } of points) {
          const longer = points.filter((point) => point.seconds % seconds === 0);
          expect(longer.filter(({ watts: mean }) => mean > best + 1e-9)).toEqual([]);
        }
        expect(points.at(-1)?.watts).toBeCloseTo(
          power.reduce((sum, value) => sum + value, 0) / power.length,
          9,
        );
      }),
    );
  });
});
