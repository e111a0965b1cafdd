import type { Family } from './progress.js';
import { RANGES, type Range } from './range.js';

/** What the address of the page may hold; what is left out takes its usual value. */
export interface ProgressSearch {
  readonly family?: Family;
  readonly range?: Range;
}

/**
 * Takes what is well-formed and empties the rest; every key is set, or the raw one would come
 * through.
 */
export function progressSearch(search: Record<string, unknown>): ProgressSearch {
  const family = search['family'];
  return {
    family: family === 'cycling' || family === 'running' ? family : undefined,
    range: RANGES.find((range) => range === search['range']),
  };
}
