import type { FactSheet } from '../facts/fact-sheet.js';

/**
 * Picks a wording, the same each time for the same workout, so that reports in a row do not
 * sound alike. The workout's own totals decide.
 */
export function worded(
  sheet: FactSheet,
  kind: string,
  wordings: readonly [string, ...string[]],
): string {
  const seed = ['session.day', 'session.duration', 'session.distance', 'power.work'] as const;
  const text = kind + seed.map((key) => String(sheet.get(key)?.value ?? '')).join('|');
  return wordings[hashOf(text) % wordings.length] ?? wordings[0];
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}
