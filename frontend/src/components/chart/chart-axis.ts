import { formatDuration } from '#lib/format.js';
import { timeTicks, type Extent } from './ticks.js';

/**
 * How positions are laid out from left to right. Positions are seconds since the start everywhere
 * on the page; an axis may place them by something else that rises with them, such as distance.
 */
export interface ChartAxis {
  /** What the axis is laid out by, as the reader sees it. */
  readonly name: string;
  toX(position: number): number;
  toPosition(x: number): number;
  /** Round values of `x` inside the extent, at most `count`. */
  ticks(extent: Extent, count: number): number[];
  tickText(x: number): string;
}

export const timeAxis: ChartAxis = {
  name: 'Time',
  toX: (position) => position,
  toPosition: (x) => x,
  ticks: timeTicks,
  tickText: formatDuration,
};

/** An extent of positions as it is on the axis. */
export function onAxis(axis: ChartAxis, { from, to }: Extent): Extent {
  return { from: axis.toX(from), to: axis.toX(to) };
}

/** An extent of the axis as positions. */
export function inPositions(axis: ChartAxis, { from, to }: Extent): Extent {
  return { from: axis.toPosition(from), to: axis.toPosition(to) };
}

/** Where a position stands between the left edge (0) and the right edge (1) of what is shown. */
export function shareOf(axis: ChartAxis, range: Extent, position: number): number {
  const { from, to } = onAxis(axis, range);
  return to > from ? (axis.toX(position) - from) / (to - from) : 0;
}

/** The position at a share of the width; outside of the chart it is the nearest edge. */
export function positionAt(axis: ChartAxis, range: Extent, share: number): number {
  const inside = Math.min(1, Math.max(0, share));
  const from = axis.toX(range.from);
  const position = axis.toPosition(from + inside * (axis.toX(range.to) - from));
  return Math.min(range.to, Math.max(range.from, position));
}
