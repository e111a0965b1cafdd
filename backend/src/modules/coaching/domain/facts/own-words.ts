/** As much of a text from outside as a coach is shown, in characters. */
export const LONGEST_TITLE = 80;
export const LONGEST_NOTES = 500;

/**
 * Characters that no one types on purpose and that can hide text: controls, zero-width and
 * bidirectional marks.
 */
const HIDDEN = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

/** Text from outside in a form that hides nothing, cut to a length. */
export function ownWords(text: string, longest: number): string {
  return [...text.normalize('NFKC').replace(HIDDEN, '').trim()].slice(0, longest).join('');
}
