import type { Day } from '#analysis/load/days.js';
import { daysNamed, type NamedDays } from './named-days.js';
import { foldText } from './fold-text.js';

/**
 * One thing asked for: the workout says `text` somewhere or, where the text names days, is of one of
 * them. "March" finds a march and the workouts of March.
 */
export interface SearchPart {
  /** Folded. */
  readonly text: string;
  readonly days: NamedDays | null;
}

/** A workout is found if every part is found; without parts, every workout is. */
export type SearchQuery = readonly SearchPart[];

/** More words than anybody types into a search; the rest says nothing more. */
const MOST_PARTS = 12;
/** Words of the longest phrase that names days: "day before yesterday", "14 of june 2025". */
const LONGEST_PHRASE = 4;
/** Say nothing before a day: "runs in june", "on monday". */
const BEFORE_DAYS = new Set(['in', 'on', 'of', 'from', 'the', 'at']);

/** What a typed text asks for, on the athlete's own `today`. */
export function searchQuery(typed: string, today: Day): SearchQuery {
  const words = foldText(typed)
    .split(/[\s,;()"“”]+/)
    .filter((word) => word !== '');
  const parts: SearchPart[] = [];
  for (let at = 0; at < words.length && parts.length < MOST_PARTS;) {
    const { part, length } = partAt(words, at, today);
    at += length;
    if (part) parts.push(part);
  }
  return parts;
}

/** The longest phrase from a word on that names days, else the word itself. */
function partAt(
  words: readonly string[],
  at: number,
  today: Day,
): { readonly part: SearchPart | null; readonly length: number } {
  const phrase = phraseAt(words, at, today);
  if (phrase) return phrase;
  const word = words[at] as string;
  return BEFORE_DAYS.has(word) && phraseAt(words, at + 1, today)
    ? { part: null, length: 1 }
    : { part: { text: word, days: null }, length: 1 };
}

function phraseAt(words: readonly string[], at: number, today: Day) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const text = words.slice(at, at + length).join(' ');
    const days = daysNamed(text, today);
    if (days) return { part: { text, days }, length };
  }
  return null;
}
