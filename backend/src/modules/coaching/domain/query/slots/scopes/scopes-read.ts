import type { Nth, Range, Scope, Series } from '#coaching/domain/query/query.js';
import type { Slot } from '../slot.js';

/** A series without a number: "the laps", "each climb", "the descent". */
export interface SeriesNamed {
  readonly series: Series;
  readonly plural: boolean;
  /** "Splits": a noun that any other makes more exact. */
  readonly vague?: boolean;
  /** As it is written. */
  readonly text?: string;
}

/** The parts that slots name, and the slots that say something else. */
export interface ScopesRead {
  readonly scopes: readonly Scope[];
  readonly series: SeriesNamed | null;
  /** All series that are named, where they are several: "the overs and the unders". */
  readonly several: readonly SeriesNamed[];
  /** Places in an order without a noun: "the third", "number 7". */
  readonly loose: readonly Nth[];
  /** "The first three" without a noun. */
  readonly runs: readonly Run[];
  readonly rest: readonly Slot[];
}

/** A part, or a place in an order whose noun is elsewhere. */
export type Found = { readonly scope: Scope } | { readonly nth: Nth } | { readonly run: Run };

/** Some of an order whose noun is elsewhere. */
export type Run = Range;

export interface State {
  readonly slots: readonly Slot[];
  at: number;
  readonly found: Found[];
  readonly several: SeriesNamed[];
  readonly rest: Slot[];
}

/** One of a series by its number; the middle where that is 0. */
export function one(series: Series, nth: number): Scope {
  return { kind: 'one', series, nth: nthOf(nth) };
}

export function nthOf(nth: number): Nth {
  if (nth === 0) return 'middle';
  return nth === -1 ? 'last' : nth;
}
