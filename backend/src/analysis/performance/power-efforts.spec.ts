import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATHLETE, NOBODY, recordingOf, steps } from '#test/builders/recording.builder.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { gridOf } from '../recording/grid.js';
import { powerEfforts } from './power-efforts.js';

const efforts = (
  parts: readonly (readonly [number, number])[],
  thresholds = ATHLETE,
  heartRate = 140,
) => {
  const seconds = parts.reduce((sum, [length]) => sum + length, 0);
  return powerEfforts(
    gridOf(steadyRide(seconds, { channels: { power: steps(parts), heartRate: () => heartRate } })),
    thresholds,
  );
};

describe('power efforts', () => {
  it('are stretches held between easier ones, to the second', () => {
    expect(
      efforts([
        [600, 120],
        [183, 330],
        [900, 110],
        [757, 280],
        [300, 110],
      ]),
    ).toEqual([
      { seconds: 183, watts: 330, startS: 600, allOut: false },
      { seconds: 757, watts: 280, startS: 1683, allOut: false },
    ]);
  });

  it('are no windows over hard and easy parts, and no cut out of an even ride', () => {
    const alternating = [0, 1, 2, 3, 4].flatMap((): [number, number][] => [
      [60, 350],
      [60, 150],
    ]);
    expect(efforts([[600, 120], ...alternating, [600, 120]])).toEqual([]);
    expect(efforts([[3600, 200]])).toEqual([]);
  });

  it('begin or end with the ride or a stop, too', () => {
    expect(
      efforts([
        [300, 300],
        [600, 100],
      ]),
    ).toMatchObject([{ seconds: 300, startS: 0 }]);
    expect(
      efforts([
        [600, 100],
        [300, 300],
      ]),
    ).toMatchObject([{ seconds: 300, startS: 600 }]);
  });

  it('are all-out only if measured heart rate reaches 90 % of its reserve', () => {
    const one = [
      [600, 120],
      [300, 320],
      [600, 120],
    ] as const;
    expect([175, 176].map((bpm) => efforts(one, ATHLETE, bpm)[0]?.allOut)).toEqual([false, true]);
    expect(efforts(one, NOBODY, 180)[0]?.allOut).toBeNull();
  });

  it('never overlap, and last 2 to 20 minutes, give or take the moving of their ends', () => {
    const parts = fc.array(
      fc.tuple(fc.integer({ min: 60, max: 1300 }), fc.integer({ min: 0, max: 500 })),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(parts, (plan) => {
        const found = [
          ...powerEfforts(
            gridOf(
              recordingOf({
                seconds: plan.reduce((sum, [length]) => sum + length, 0),
                channels: { power: steps(plan) },
              }),
            ),
            ATHLETE,
          ),
        ];
        found.sort((a, b) => a.startS - b.startS);
        found.forEach(({ startS, seconds }, index) => {
          expect(seconds).toBeGreaterThanOrEqual(115);
          expect(seconds).toBeLessThanOrEqual(1250);
          expect(startS).toBeGreaterThanOrEqual(
            (found[index - 1]?.startS ?? 0) + (found[index - 1]?.seconds ?? 0),
          );
        });
      }),
      { numRuns: 40 },
    );
  });
});
