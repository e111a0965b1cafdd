import { CARDINALS } from '../display/number-names.js';
import type { Fact, Unknown } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { FactKey } from '../facts/registry/fact-key.js';

/** A fact as it is to be read here; the mark still points to the fact itself. */
export interface Quote {
  readonly fact: Fact;
  readonly text: string;
}

/**
 * A fact, a fact in other words, the reason why something is unknown, or plain words without
 * numbers.
 */
export type Spoken = Fact | Quote | Unknown | string;

/** One sentence with `[F12]` behind each value; null where there is nothing to say. */
export type Line = string | null;

/**
 * Writes a sentence. Numbers enter it only as facts, and each brings its mark along:
 * say`You averaged ${power}.` becomes "You averaged 212 W [F7]."
 */
export function say(words: TemplateStringsArray, ...values: readonly Spoken[]): string {
  return words.reduce((sentence, word, index) => sentence + word + shown(values[index]), '');
}

function shown(value: Spoken | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if ('reason' in value) return `${value.reason} [${value.id}]`;
  const quote = 'fact' in value ? value : { fact: value, text: value.display };
  return `${quote.text} [${quote.fact.id}]`;
}

/** A change without its sign, for sentences whose verb tells the direction. */
export function size(fact: Fact): Quote {
  return { fact, text: fact.display.replace(/^[+\u2212]/, '') };
}

/** Numbers up to twelve are written as words. */
const WORDS = CARDINALS.slice(0, 13);

/** The words of a note without their own full stop, so that the mark stands inside the sentence. */
export function bare(note: Fact): Quote {
  return { fact: note, text: note.display.trim().replace(/\.$/, '') };
}

/** Points at a fact without showing its value. */
export function after(fact: Fact): Quote {
  return { fact, text: '' };
}

/** A count as a word where people would write one. */
export function inWords(fact: Fact): Quote {
  return { fact, text: WORDS[Number(fact.value)] ?? fact.display };
}

/** Writes only when every fact is there. */
export function when(
  sheet: FactSheet,
  keys: readonly FactKey[],
  write: (...facts: Fact[]) => Line,
): Line {
  const facts = keys.flatMap((key) => sheet.get(key) ?? []);
  return facts.length === keys.length ? write(...facts) : null;
}
