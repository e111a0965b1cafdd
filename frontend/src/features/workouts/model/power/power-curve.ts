import type { Extent } from '#components/chart/ticks.js';
import type { PowerPoint } from '../analysis.js';

/** Durations that stand under the axis, seconds. */
const AXIS_S = [1, 5, 15, 60, 300, 1200, 3600, 7200, 18_000];
/** Durations whose best is named in words: sprint, anaerobic, aerobic, threshold. */
const TOLD_S = [5, 60, 300, 1200, 3600];

export function axisSeconds({ from, to }: Extent): readonly number[] {
  return AXIS_S.filter((seconds) => seconds >= from && seconds <= to);
}

/** `5 s`, `20 min`, `2 h`. */
export function durationName(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${seconds / 60} min`;
  return `${seconds / 3600} h`;
}

/** Where a duration stands between the shortest (0) and the longest (1), by its logarithm. */
export function logShare(seconds: number, { from, to }: Extent): number {
  return to > from ? Math.log(seconds / from) / Math.log(to / from) : 0;
}

/** The points to be told in words. */
export function toldPoints<Point extends PowerPoint>(points: readonly Point[]): readonly Point[] {
  return points.filter(({ seconds }) => TOLD_S.includes(seconds));
}

/** The point nearest to a share of the log axis. */
export function pointAtShare<Point extends PowerPoint>(
  points: readonly Point[],
  extent: Extent,
  share: number,
): Point | null {
  const distance = (point: PowerPoint): number => Math.abs(logShare(point.seconds, extent) - share);
  return points.reduce<Point | null>(
    (best, point) => (best === null || distance(point) < distance(best) ? point : best),
    null,
  );
}
