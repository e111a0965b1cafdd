import type { Fact, FactDraft, Unknown, UnknownDraft } from './fact.js';

/**
 * Facts with their places. A value that is no number at all would be a lie with a unit; it is left
 * out, and so is a key that came before.
 */
export function numbered(drafts: readonly (FactDraft | null)[], before = 0): Fact[] {
  const keys = new Set<string>();
  return drafts
    .filter((draft) => draft !== null)
    .filter(
      ({ value, display }) =>
        display !== '' && (typeof value === 'string' || Number.isFinite(value)),
    )
    .filter(({ key }) => !keys.has(key) && keys.add(key))
    .map((draft, index) => ({ id: `F${before + index + 1}`, ...draft }));
}

export function numberedUnknowns(drafts: readonly UnknownDraft[]): Unknown[] {
  return drafts.map((draft, index) => ({ id: `N${index + 1}`, ...draft }));
}
