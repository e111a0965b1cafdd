import type { Found } from '../found.js';
import type { MetricId } from '../metrics/span-metric.js';
import { courseOfSides, coursesIn } from './course-of-sides.js';
import type { Sides } from './sides.js';
import { wholeOfSides } from './table-of-sides.js';

/** From this difference on, the course of the output is the main thing that changed (ours). */
const COURSES_DIFFER = 0.08;

/** "What changed?": how the output went where that differs, else all metrics. */
export function changedBetween(
  sides: Sides,
  metric: MetricId,
): Found | { readonly refused: string } {
  const shares = coursesIn(sides, metric).map(({ share }) => share);
  const spread = shares.length < 2 ? 0 : Math.max(...shares) - Math.min(...shares);
  return spread >= COURSES_DIFFER ? courseOfSides(sides, metric) : wholeOfSides(sides);
}
