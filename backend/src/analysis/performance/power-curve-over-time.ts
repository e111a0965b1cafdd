import type { PowerPoint } from '../analysis.js';
import { addDays, inOrderOfDays, type Day } from '../load/days.js';

/** The mean-maximal curve of one workout. */
export interface DatedCurve {
  readonly day: Day;
  readonly workoutId: string;
  /** Rising by seconds; watts may rise a little where a longer window held more (decision 0008). */
  readonly points: readonly PowerPoint[];
}

/** The best power for a duration, and the workout that it comes from. */
export interface DatedPower extends PowerPoint {
  readonly day: Day;
  readonly workoutId: string;
}

/** The windows over which curves are compared. Days. */
export const CURVE_WINDOWS_DAYS = [42, 90] as const;

/** Curves of the `days` days that end with `last`, that day among them. */
export function curvesWithin<T extends DatedCurve>(
  curves: readonly T[],
  last: Day,
  days: number,
): T[] {
  const first = addDays(last, 1 - days);
  return curves.filter(({ day }) => day >= first && day <= last);
}

/**
 * Power-duration curve over several workouts: for every duration that any of them has the best of
 * all, the earliest where two are equal. A curve that lacks a duration (the full length of another
 * ride, say) stands for it with its next longer one: the mean of a real window of a length near it,
 * and as a rule a little under what that ride would show (decision 0008).
 */
export function powerCurveOver(curves: readonly DatedCurve[]): DatedPower[] {
  const there = new Set<number>();
  for (const { points } of curves) for (const { seconds } of points) there.add(seconds);
  const durations = [...there].sort((a, b) => a - b);
  const best: DatedPower[] = [];
  const cursors = inOrderOfDays(curves).map((curve) => ({ curve, at: 0 }));
  for (const seconds of durations) {
    let most: DatedPower | null = null;
    for (const cursor of cursors) {
      const { points, day, workoutId } = cursor.curve;
      while (cursor.at < points.length && (points[cursor.at] as PowerPoint).seconds < seconds)
        cursor.at++;
      const watts = points[cursor.at]?.watts;
      if (watts !== undefined && (most === null || watts > most.watts))
        most = { seconds, watts, day, workoutId };
    }
    if (most !== null) best.push(most);
  }
  return best;
}

/**
 * Best power for so many seconds by a curve whose durations rise; 0 where nobody rode for so long.
 * W.
 */
export function powerFor(curve: readonly PowerPoint[], seconds: number): number {
  return curve.find((point) => point.seconds >= seconds)?.watts ?? 0;
}
