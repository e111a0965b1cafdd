import type { DatedPower, Records } from './progress.js';

export type CurveKey = 'all' | 'last90' | 'last42';

export interface NamedCurve {
  readonly key: CurveKey;
  readonly name: string;
  readonly points: readonly DatedPower[];
}

const NAMES: readonly (readonly [CurveKey, string])[] = [
  ['all', 'All time'],
  ['last90', '90 days'],
  ['last42', '42 days'],
];

/** The curves that differ from one another; one that is the same as another gives it its name. */
export function namedCurves(curves: NonNullable<Records['powerCurves']>): readonly NamedCurve[] {
  return NAMES.reduce<readonly NamedCurve[]>((named, [key, name]) => {
    const points = curves[key];
    if (points.length === 0) return named;
    const same = named.find((other) => areSame(other.points, points));
    return same
      ? named.map((curve) =>
          curve === same ? { ...curve, name: `${curve.name}, ${name}` } : curve,
        )
      : [...named, { key, name, points }];
  }, []);
}

function areSame(one: readonly DatedPower[], other: readonly DatedPower[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ seconds, watts }, at) => seconds === other[at]?.seconds && watts === other[at].watts,
    )
  );
}

/** All durations of the curves, rising. */
export function durationsOf(curves: readonly NamedCurve[]): readonly number[] {
  return [...new Set(curves.flatMap(({ points }) => points.map(({ seconds }) => seconds)))].sort(
    (a, b) => a - b,
  );
}

/**
 * What a curve says of a duration: the next longer one stands for one that it lacks; null past its
 * end.
 */
export function powerAt({ points }: NamedCurve, seconds: number): DatedPower | null {
  return points.find((point) => point.seconds >= seconds) ?? null;
}

/** Leaves out what would stand nearer than `gap` to the one before. */
export function spaced<T>(
  items: readonly T[],
  placeOf: (item: T) => number,
  gap: number,
): readonly T[] {
  return items.reduce<readonly T[]>((kept, item) => {
    const before = kept.at(-1);
    return before !== undefined && placeOf(item) - placeOf(before) < gap ? kept : [...kept, item];
  }, []);
}
