import { isKnown } from '#analysis/math/known.js';
import type { Span } from '#analysis/recording/recording.js';
import { distanceAt } from '#analysis/session/active-rows.js';
import type { Ground } from '#analysis/session/ground.js';
import { rowAt } from '#analysis/recording/grid.js';

/**
 * How much steeper the ground was under some spans than under others: rise over run of the ones
 * minus that of the others. Null where height or distance is missing.
 */
export function slopeContrast(
  ground: Ground,
  spans: readonly Span[],
  others: readonly Span[],
): number | null {
  const [steep, even] = [slopeUnder(ground, spans), slopeUnder(ground, others)];
  return steep === null || even === null ? null : steep - even;
}

function slopeUnder({ grid, altitude }: Ground, spans: readonly Span[]): number | null {
  if (altitude === null) return null;
  let rise = 0;
  let run = 0;
  for (const { from, to } of spans) {
    const [low, high] = [
      altitude[rowAt(grid, from)],
      altitude[Math.min(rowAt(grid, to), grid.length - 1)],
    ];
    const [start, end] = [distanceAt(grid, from), distanceAt(grid, to)];
    if (!isKnown(low) || !isKnown(high) || start === null || end === null) continue;
    rise += high - low;
    run += end - start;
  }
  return run > 0 ? rise / run : null;
}
