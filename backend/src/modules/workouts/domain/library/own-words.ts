/** Longest name and notes of an athlete's own, in code points. */
export const LONGEST_TITLE = 120;
export const LONGEST_NOTES = 4_000;

/** What an athlete calls a workout and writes about it; null where there is nothing. */
export interface OwnWords {
  readonly title: string | null;
  readonly notes: string | null;
}

/** Marks that turn the direction of text: with them a name can look like another one. */
const TURNING = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/**
 * Invisible alone; between other signs these may join them, as in a combined emoji.
 */
const INVISIBLE = /[\p{Cf}\p{Z}\p{Cc}\u115f\u1160\u3164\uffa0]/gu;
const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g;
const CONTROLS_IN_TITLE = /\p{Cc}+/gu;
const CONTROLS_IN_NOTES = /[^\P{Cc}\n\t]/gu;

/** One line as it is kept: printable, composed, without space around it; null for nothing. */
export function cleanTitle(text: string): string | null {
  return orNull(composed(text).replace(CONTROLS_IN_TITLE, ' ').replace(/ {2,}/g, ' '));
}

/** Several lines as they are kept. */
export function cleanNotes(text: string): string | null {
  return orNull(composed(text).replace(LINE_BREAKS, '\n').replace(CONTROLS_IN_NOTES, ''));
}

function composed(text: string): string {
  return text.toWellFormed().replace(TURNING, '').normalize('NFC');
}

function orNull(text: string): string | null {
  return text.replace(INVISIBLE, '') === '' ? null : text.trim();
}
