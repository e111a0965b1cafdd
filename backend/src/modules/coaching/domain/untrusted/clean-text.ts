/**
 * Controls, zero-width and bidirectional marks, private and unassigned characters, fillers:
 * whatever can hide text or steer its display.
 */
const HIDDEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** Breaks of lines become spaces, so that text from outside can never begin a line of its own. */
const BREAKS = /[\s\u0085\u2028\u2029]+/gu;

/**
 * Text from outside, on one line and as it looks: compatibility forms made plain (NFKC), hidden
 * characters taken out.
 * @param most code points to keep
 */
export function cleanText(text: string, most: number): string {
  const plain = text.normalize('NFKC').replace(BREAKS, ' ').replace(HIDDEN, '').trim();
  if (plain.length <= most) return plain;
  return [...plain].slice(0, most).join('');
}
