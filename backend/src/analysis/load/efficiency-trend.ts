import { lineThrough } from '../math/line.js';
import { medianOf } from '../math/statistics.js';
import type { SportFamily } from '../recording/sport.js';
import { daysBetween, inOrderOfDays, type Day } from './days.js';

/** A workout whose efficiency factor could be judged. */
export interface EfficientWorkout {
  readonly day: Day;
  readonly family: SportFamily;
  readonly indoor: boolean;
  readonly durationS: number;
  /** W/bpm on rides, yd/min/bpm on foot. */
  readonly efficiencyFactor: number;
}

/** How efficiency went over comparable workouts, or the sentence why that cannot be told. */
export type EfficiencyTrend<T extends EfficientWorkout = EfficientWorkout> =
  | {
      readonly workouts: readonly T[];
      /** Change in four weeks, % of the mean. */
      readonly percentPerMonth: number;
      readonly standardError: number;
      /**
       * Whether the change stands out of the scatter between workouts: over twice its standard
       * error.
       */
      readonly clear: boolean;
    }
  | { readonly reason: string };

/**
 * Long and short sessions drift differently: comparable ones last between half and twice the usual
 * time (ours).
 */
const LENGTH_FACTOR = 2;
/** Fewer workouts or days show no trend (ours). */
const FEWEST = 6;
const SHORTEST_DAYS = 28;
const MONTH_DAYS = 28;

/**
 * Slope of the efficiency factor over days, by least squares over comparable workouts: those of one
 * sport, all indoors or all outdoors, of similar length; steady and aerobic they are already, or
 * they would have no efficiency factor.
 *
 * @param like the workout to compare with, as a rule the latest
 */
export function efficiencyTrend<T extends EfficientWorkout>(
  workouts: readonly T[],
  like: Pick<EfficientWorkout, 'family' | 'indoor'>,
): EfficiencyTrend<T> {
  const alike = comparable(
    workouts.filter(({ family, indoor }) => family === like.family && indoor === like.indoor),
  );
  const first = alike[0];
  const last = alike.at(-1);
  if (alike.length < FEWEST || first === undefined || last === undefined) {
    return {
      reason:
        `A trend of efficiency needs at least ${FEWEST} steady workouts that compare with each ` +
        `other, and there are ${alike.length}.`,
    };
  }
  if (daysBetween(first.day, last.day) < SHORTEST_DAYS)
    return {
      reason:
        'A trend of efficiency needs at least four weeks between the first workout and the last.',
    };
  const line = lineThrough(
    alike.map(({ day }) => daysBetween(first.day, day)),
    alike.map(({ efficiencyFactor }) => efficiencyFactor),
  );
  if (line === null || line.slopeError === null)
    return { reason: 'These workouts do not lie far enough apart for a trend.' };
  const perMonth = (MONTH_DAYS / line.meanY) * 100;
  return {
    workouts: alike,
    percentPerMonth: line.slope * perMonth,
    standardError: line.slopeError * perMonth,
    clear: Math.abs(line.slope) > 2 * line.slopeError,
  };
}

function comparable<T extends EfficientWorkout>(workouts: readonly T[]): T[] {
  const usual = medianOf(workouts.map(({ durationS }) => durationS)) ?? 0;
  return inOrderOfDays(
    workouts.filter(
      ({ durationS }) => durationS >= usual / LENGTH_FACTOR && durationS <= usual * LENGTH_FACTOR,
    ),
  );
}
