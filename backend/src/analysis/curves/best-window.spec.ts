import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { recordingOf } from '#test/builders/recording.builder.js';
import { gridOf, type RowRange } from '../recording/grid.js';
import { bestWindow, greatestSum, powerWindowsOf, type PowerWindows } from './best-window.js';

/**
 * Mostly zeros, so that what is beside a window weighs nothing; negative power, which no meter
 * writes, must do no harm.
 */
const watts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: -9, max: 9 }) },
    { weight: 1, arbitrary: fc.integer({ min: -99, max: 400 }) },
  ),
  { minLength: 1, maxLength: 300 },
);

/** With a stop after a minute. */
function windowsOf(power: readonly number[], least: number): PowerWindows {
  const time = power.map((_, at) => (at < 60 ? at : at + 100));
  const channels = {
    power: (second: number) => Math.max(least, power[second < 60 ? second : second - 100] ?? 0),
  };
  return powerWindowsOf(
    gridOf(recordingOf({ time, channels, pauses: [{ from: 59, to: 160 }] })),
  ) as PowerWindows;
}

/** Every window, one after another. */
function plainBest(
  { prefix, pieces }: PowerWindows,
  rows: number,
): { readonly from: number; readonly sum: number; readonly piece: RowRange } | null {
  let best: ReturnType<typeof plainBest> = null;
  for (const piece of pieces) {
    for (let from = piece.from; from + rows <= piece.to; from++) {
      const sum = (prefix[from + rows] as number) - (prefix[from] as number);
      if (best === null || sum > best.sum) best = { from, sum, piece };
    }
  }
  return best;
}

describe('the best window', () => {
  it.each([0, -Infinity])(
    'is the first of the greatest of all windows, although most are passed over (power from %s)',
    (least) => {
      fc.assert(
        fc.property(watts, fc.integer({ min: 1, max: 100 }), (power, rows) => {
          const windows = windowsOf(power, least);
          const plain = plainBest(windows, rows);
          expect(greatestSum(windows, rows)).toBe(plain?.sum ?? -Infinity);
          expect(bestWindow(windows, rows)).toEqual(
            plain === null
              ? null
              : {
                  from: plain.from,
                  to: plain.from + rows,
                  mean: plain.sum / rows,
                  piece: plain.piece,
                },
          );
        }),
        { numRuns: 500 },
      );
    },
  );
});
