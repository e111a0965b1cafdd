import type { RecentBestsAnswer } from '#api/generated/types.gen.js';

/**
 * Bests of the days up to a workout's own, without this workout; `workouts` says how many they were
 * taken from.
 */
export type RecentBests = RecentBestsAnswer;

/** The best of one duration or distance, and whose it was. */
export type RecentPower = NonNullable<RecentBests['power']>[number];
export type RecentEffort = RecentBests['efforts'][number];

/** What a number is when it is set against the best of the days before. */
export interface Compared<Best> {
  readonly before: Best | null;
  /** Nothing before was as good; false where there is nothing before. */
  readonly isBest: boolean;
}

/**
 * @param seconds a duration of the curve; the best before may be missing at it, where no ride was
 * that long
 */
export function comparedPower(
  seconds: number,
  watts: number,
  bests: RecentBests | null,
): Compared<RecentPower> {
  const before = bests?.power?.find((point) => point.seconds === seconds) ?? null;
  return { before, isBest: before !== null && watts > before.watts };
}

export function comparedEffort(
  distanceM: number,
  seconds: number,
  bests: RecentBests | null,
): Compared<RecentEffort> {
  const before =
    bests?.efforts.find((effort) => Math.abs(effort.distanceM - distanceM) < 1) ?? null;
  return { before, isBest: before !== null && seconds < before.seconds };
}
