/** What the address of a comparison holds: the ids as they stand there, separated by commas. */
export interface CompareSearch {
  readonly ids: string;
}

/** One session is no comparison, and four do not fit beside each other (CMP-03). */
export { fewest as FEWEST, most as MOST } from '../list/selection.js';

export function compareSearch(search: Record<string, unknown>): CompareSearch {
  const { ids } = search;
  if (Array.isArray(ids)) return { ids: ids.join(',') };
  return { ids: typeof ids === 'string' || typeof ids === 'number' ? String(ids) : '' };
}

/** Each id once, in the order of the address; the first one is the base. */
export function idsOf({ ids }: CompareSearch): readonly string[] {
  return [
    ...new Set(
      ids
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== ''),
    ),
  ];
}

export function searchFor(ids: readonly string[]): CompareSearch {
  return { ids: ids.join(',') };
}

/** The same workouts with another one in front. */
export function withBase(ids: readonly string[], base: string): readonly string[] {
  return [base, ...ids.filter((id) => id !== base)];
}

export function without(ids: readonly string[], removed: string): readonly string[] {
  return ids.filter((id) => id !== removed);
}
