import type { Thresholds } from '#analysis/thresholds.js';

/**
 * Whether an analysis by the one would be an analysis by the other. Both come from the same rules,
 * so names stand in the same order.
 */
export function sameThresholds(one: Thresholds, other: Thresholds): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
