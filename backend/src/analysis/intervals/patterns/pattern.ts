/**
 * `repeats` are alike, `sets` are repeats parted by longer rests, `on-off` are short work and short
 * rest, `pyramid` and `ladder` change their length by a plan, `rising` become harder one by one,
 * `hills` are repeats uphill, `over-unders` alternate between two levels without a rest, `mixed` is
 * a row of different sets.
 */
export const PATTERN_KINDS = [
  'single',
  'repeats',
  'sets',
  'on-off',
  'pyramid',
  'ladder',
  'rising',
  'hills',
  'over-unders',
  'mixed',
] as const;
export type PatternKind = (typeof PATTERN_KINDS)[number];

/** The name of the set: every work interval of the table, and none besides. */
export interface SetPattern {
  /** As a coach writes it: `6 × 4 min`, `3 × (4 × 1 min)`. */
  readonly text: string;
  readonly kind: PatternKind;
  /** Work intervals, as many as the table has. */
  readonly count: number;
  readonly sets: number;
}
