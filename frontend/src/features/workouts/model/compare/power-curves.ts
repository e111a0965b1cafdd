import type { PowerPoint } from '../analysis.js';
import type { Compared } from './names.js';

export interface PowerCurves {
  /** One for each workout; empty where it has no power. */
  readonly curves: readonly (readonly PowerPoint[])[];
  readonly highest: number;
  readonly shortest: number;
  readonly longest: number;
}

export interface PowerRow {
  readonly seconds: number;
  readonly watts: readonly (number | null)[];
}

/** Sprint, anaerobic, aerobic, threshold, endurance: the durations that a table tells, seconds. */
const TOLD_S = [5, 60, 300, 1200, 3600, 7200];

/** Null where fewer than two of the workouts have a curve. */
export function powerCurves(workouts: readonly Compared[]): PowerCurves | null {
  const curves = workouts.map(({ workout }) => workout.analysis.curves.power ?? []);
  if (curves.filter((points) => points.length > 1).length < 2) return null;
  const all = curves.flat();
  return {
    curves,
    highest: Math.max(...all.map(({ watts }) => watts)),
    shortest: Math.min(...all.map(({ seconds }) => seconds)),
    longest: Math.max(...all.map(({ seconds }) => seconds)),
  };
}

/** The best of each workout for the durations that at least two of them lasted. */
export function powerRows({ curves }: PowerCurves): readonly PowerRow[] {
  return TOLD_S.map((seconds) => ({
    seconds,
    watts: curves.map((points) => points.find((point) => point.seconds === seconds)?.watts ?? null),
  })).filter(({ watts }) => watts.filter((value) => value !== null).length > 1);
}

/** The watts at the curve's point nearest to a duration; null beyond its ends. */
export function wattsNear(points: readonly PowerPoint[], seconds: number): number | null {
  const last = points.at(-1);
  if (!last || seconds > last.seconds * 1.02) return null;
  const nearest = points.reduce(
    (best, point) =>
      Math.abs(Math.log(point.seconds / seconds)) < Math.abs(Math.log(best.seconds / seconds))
        ? point
        : best,
    last,
  );
  return nearest.watts;
}
