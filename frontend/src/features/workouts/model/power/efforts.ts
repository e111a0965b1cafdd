/**
 * Distances that runners know by name; metres. The half marathon and the marathon are those of
 * World Athletics.
 */
const NAMES: readonly (readonly [number, string])[] = [
  [400, '400 m'],
  [800, '800 m'],
  [1000, '1 km'],
  [1609.344, '1 mile'],
  [3000, '3 km'],
  [5000, '5 km'],
  [10_000, '10 km'],
  [21_097.5, 'Half marathon'],
  [42_195, 'Marathon'],
];

/** The name of a distance; null where it has none. */
export function effortName(metres: number): string | null {
  return NAMES.find(([known]) => Math.abs(known - metres) < 1)?.[1] ?? null;
}
