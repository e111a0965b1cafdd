import type { OverlayCurve } from './overlay.js';

/** Where the letter of a curve stands, px. */
export interface EndLabel {
  /** Place of the workout in the comparison. */
  readonly index: number;
  readonly left: number;
  readonly top: number;
}

/** Letters closer than this would touch, px. */
const APART = 15;

/** A letter at the last value of each curve; those that would touch give way downwards, or up. */
export function endLabels(
  curves: readonly OverlayCurve[],
  toX: (position: number) => number,
  toY: (value: number) => number,
  height: number,
): readonly EndLabel[] {
  const labels = curves.flatMap(({ x, y }, index): EndLabel[] => {
    const last = y.findLastIndex((value) => value !== null);
    const [position, value] = [x[last], y[last]];
    return position === undefined || value === null || value === undefined
      ? []
      : [{ index, left: toX(position), top: Math.min(height, Math.max(0, toY(value))) }];
  });
  const placed: EndLabel[] = [];
  for (const label of [...labels].sort((a, b) => a.top - b.top)) {
    const above = placed.filter(({ left }) => Math.abs(left - label.left) < APART);
    const free = Math.max(label.top, ...above.map(({ top }) => top + APART));
    placed.push({ ...label, top: free });
  }
  const over = Math.max(0, ...placed.map(({ top }) => top - height));
  return placed.map((label) => ({ ...label, top: Math.max(0, label.top - over) }));
}
