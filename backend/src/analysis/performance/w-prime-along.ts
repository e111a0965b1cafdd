import type { WPrimeModel } from '../analysis.js';
import { gridOf, rowAt } from '../recording/grid.js';
import type { Recording } from '../recording/recording.js';
import { powerSeconds, wPrimeBalance, type Capacity } from './w-prime-balance.js';

/**
 * What is left of W′ at each sample of a repaired recording, as the analysis found it that judged
 * its lowest point. J; null without power. Rounding may bring the model a joule below nothing,
 * which no athlete is.
 */
export function wPrimeAlong(
  recording: Recording,
  capacity: Capacity,
  model: WPrimeModel,
): Float64Array | null {
  const grid = gridOf(recording);
  const { power } = grid.channels;
  if (power === undefined) return null;
  const balance = wPrimeBalance(powerSeconds(grid, power), capacity, model);
  return recording.time.map((second) =>
    Math.max(0, balance[Math.min(rowAt(grid, second), balance.length - 1)] ?? Number.NaN),
  );
}
