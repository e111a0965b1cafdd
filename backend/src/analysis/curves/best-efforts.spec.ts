import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recordingOf } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { bestEfforts } from './best-efforts.js';

describe('best efforts', () => {
  it('of an even run are the distances at its speed, longer ones left out', () => {
    const efforts = bestEfforts(steadyRun(3601, 3.5));
    expect(efforts.map(({ distanceM }) => distanceM)).toEqual([400, 1000, 1609.344, 5000, 10_000]);
    for (const { distanceM, seconds } of efforts) expect(seconds).toBeCloseTo(distanceM / 3.5, 6);
  });

  it('interpolate both ends and say where they begin', () => {
    const time = [0, 7, 20, 29, 55, 80, 400];
    const run = recordingOf({
      family: 'running',
      time,
      channels: { distance: (second) => Math.min(second, 80) * 5 + Math.max(0, second - 80) * 2 },
    });
    const [first] = bestEfforts(run);
    expect(first?.seconds).toBeCloseTo(80, 9);
    expect(first?.startS).toBeCloseTo(0, 9);
  });

  it('are of the clock: a stop counts', () => {
    const metres = (second: number): number =>
      Math.min(second, 100) * 4 + Math.max(0, second - 160) * 4;
    const run = recordingOf({ family: 'running', seconds: 400, channels: { distance: metres } });
    expect(bestEfforts(run).find(({ distanceM }) => distanceM === 1000)?.seconds).toBeCloseTo(
      250 + 60,
      6,
    );
  });

  it('do not span a leap of GPS, but a slow counter is no leap', () => {
    const leap = steadyRun(1001, 3, {
      channels: { distance: (second) => second * 3 + (second >= 500 ? 300 : 0) },
    });
    expect(bestEfforts(leap).find(({ distanceM }) => distanceM === 400)?.seconds).toBeCloseTo(
      400 / 3,
      6,
    );
    const slow = steadyRun(1001, 3, {
      channels: { distance: (second) => Math.floor(second / 5) * 15 },
    });
    expect(bestEfforts(slow).find(({ distanceM }) => distanceM === 1000)).toBeDefined();
  });

  it('are taken on runs alone', () => {
    expect(bestEfforts(steadyRide())).toEqual([]);
    expect(
      bestEfforts(
        recordingOf({ family: 'running', seconds: 60, channels: { heartRate: () => 120 } }),
      ),
    ).toEqual([]);
  });

  it('never take longer over a shorter distance, and lie within the run', () => {
    const speeds = fc.array(fc.double({ min: 0, max: 8, noNaN: true }), {
      minLength: 100,
      maxLength: 600,
    });
    fc.assert(
      fc.property(speeds, (steps) => {
        const metres = steps.reduce<number[]>(
          (all, step) => [...all, (all.at(-1) ?? 0) + step],
          [],
        );
        const efforts = bestEfforts(
          recordingOf({
            family: 'running',
            seconds: metres.length,
            channels: { distance: (second) => metres[second] ?? 0 },
          }),
        );
        efforts.forEach((effort, index) => {
          expect(effort.startS).toBeGreaterThanOrEqual(0);
          expect(effort.startS + effort.seconds).toBeLessThanOrEqual(metres.length);
          if (index > 0)
            expect(effort.seconds).toBeGreaterThanOrEqual(efforts[index - 1]?.seconds ?? 0);
        });
      }),
      { numRuns: 50 },
    );
  });
});
