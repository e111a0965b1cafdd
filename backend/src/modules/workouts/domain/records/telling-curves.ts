import type { Day } from '#analysis/load/days.js';

/**
 * Curves of many workouts one behind the other, each over the usual durations as far as the workout
 * lasted.
 */
export interface PackedCurves {
  /** W. */
  readonly watts: Float32Array;
  /** Where the curve of each workout begins, and behind the last one where it ends. */
  readonly starts: Int32Array;
}

/**
 * Which of many curves can be seen in records: those that were, when they came, the best of their
 * month over any duration, and all from a day on, for windows that begin within a month. The best
 * of all workouts, of each month, and the record before each record are among them, so the
 * other thousands need not be looked at again.
 *
 * @param days of the workouts, rising
 */
export function tellingCurves(
  days: readonly Day[],
  { watts, starts }: PackedCurves,
  wholeFrom: Day,
): Uint8Array {
  const telling = new Uint8Array(days.length);
  const best: number[] = [];
  let month = '';
  for (let at = 0; at < days.length; at++) {
    const day = days[at] as Day;
    if (!day.startsWith(month) || month === '') {
      month = day.slice(0, 7);
      best.length = 0;
    }
    if (raises(best, watts, starts[at] as number, starts[at + 1] as number) || day >= wholeFrom)
      telling[at] = 1;
  }
  return telling;
}

/** Raises the bests to what a curve holds above them, and tells whether it holds any. */
function raises(best: number[], watts: Float32Array, from: number, to: number): boolean {
  let any = false;
  for (let at = from; at < to; at++) {
    const value = watts[at] as number;
    if (value <= (best[at - from] ?? Number.NEGATIVE_INFINITY)) continue;
    best[at - from] = value;
    any = true;
  }
  return any;
}
