import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { shownRange } from '#test/support/coach/shown-values.js';
import type { Truths } from '../truth/true-values.js';
import { bareDigits, shownNumbers } from './shown-numbers.js';

/** One number of an answer, and where it was found. */
export interface JudgedNumber {
  readonly text: string;
  readonly sentence: string;
  /**
   * Echoes are the athlete's own numbers; suggestions lie in the future; conventions are those of
   * the field.
   */
  readonly source: 'fact' | 'echo' | 'suggestion' | 'convention' | 'nowhere';
  /** Against what the generator knows: null where it knows nothing of it. */
  readonly true: boolean | null;
  readonly key: string | null;
}

export interface Answered {
  readonly content: string;
  /** Ids of the facts that the answer rests on. */
  readonly cited: readonly string[];
  /** Sentences with their marks, where they can be had. */
  readonly raw: readonly string[];
}

const SUGGESTED = /(\d[\d.:]*(?:\s?%)?(?:\s?\w+)?)\s?\[P\]/gu;

/**
 * Every number of an answer, each compared with the facts that were cited and those against the
 * truth.
 */
export function judgedNumbers(
  { content, cited, raw }: Answered,
  sheet: FactSheet,
  truths: readonly Truths[],
  question: string,
): readonly JudgedNumber[] {
  const facts = cited.flatMap((id) => sheet.withId(id) ?? []);
  const reasons = sheet.unknowns.map(({ reason, label }) => `${reason} ${label}`);
  const suggested = raw.flatMap((sentence) =>
    [...sentence.matchAll(SUGGESTED)].map(([, text = '']) => bareDigits(text)),
  );
  const asked = new Set(
    shownNumbers(inDigits(question)).map(({ text }) => /\d+(?:[.:]\d+)*/.exec(text)?.[0] ?? text),
  );
  const conventions = sheet.constants.map(({ display, label }) => `${display} ${label}`);
  const sourceOf = (digits: string): JudgedNumber['source'] => {
    if (asked.has(/\d+(?:[.:]\d+)*/.exec(digits)?.[0] ?? digits)) return 'echo';
    if (suggested.some((one) => one.startsWith(digits) || digits.startsWith(one)))
      return 'suggestion';
    if ([...reasons, ...conventions].some((known) => holds(known, digits))) return 'convention';
    return 'nowhere';
  };
  return shownNumbers(content).map(({ text, at }) => {
    const digits = bareDigits(text);
    const sentence = sentenceAround(content, at);
    const fact = factBehind(digits, facts, truths);
    if (fact) return { text, sentence, source: 'fact', ...fact };
    return { text, sentence, source: sourceOf(digits), true: null, key: null };
  });
}

/** The cited fact of a number, a true one first; null if no cited fact contains the number. */
function factBehind(
  digits: string,
  facts: readonly Fact[],
  truths: readonly Truths[],
): Pick<JudgedNumber, 'true' | 'key'> | null {
  const holding = facts.filter(
    ({ display, label, unit, value }) =>
      holds(withUnits(display), digits) ||
      holds(label, digits) ||
      (unit === 's' && typeof value === 'number' && isSpoken(value, digits)),
  );
  if (holding.length === 0) return null;
  const verdicts = holding
    .filter(({ display }) => holds(display, digits))
    .map(({ key, display, unit }) => ({ key, true: truth(key, display, unit, truths) }));
  const best = [true, null, false].flatMap(
    (one) => verdicts.find((found) => found.true === one) ?? [],
  );
  return best[0] ?? { key: holding[0]?.key ?? null, true: null };
}

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "After two hours" may be echoed as 2 hours. */
function inDigits(question: string): string {
  return question.replace(/[a-z]+/gi, (word) =>
    WORDS.includes(word.toLowerCase()) ? String(WORDS.indexOf(word.toLowerCase())) : word,
  );
}

/** Both ends of a range have its unit: `148 to 162 bpm` may be read `148 bpm to 162 bpm`. */
function withUnits(display: string): string {
  const [, low, unit] = /^(\d+) to \d+ (\w+)$/.exec(display) ?? [];
  return low === undefined || unit === undefined ? display : `${low} ${unit}, ${display}`;
}

/** `1:28:10` may be said in whole minutes: `1 h 28 min`. */
function isSpoken(seconds: number, digits: string): boolean {
  const [, hours = '0', minutes] = /^(?:(\d+) h )?(\d+) min$/.exec(digits) ?? [];
  return (
    minutes !== undefined && Math.abs(Number(hours) * 3600 + Number(minutes) * 60 - seconds) <= 30
  );
}

/** Whether the text contains the number on its own, not inside a longer one. */
function holds(text: string, digits: string): boolean {
  const plain = text.replace(/\u202f/g, '');
  const escaped = digits.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\d.:])${escaped}(?![\d]|[.:]\d)`).test(plain);
}

function truth(
  key: string,
  display: string,
  unit: string,
  truths: readonly Truths[],
): boolean | null {
  const subject = /^W([1-3])\./.exec(key);
  const known = truths[subject ? Number(subject[1]) - 1 : 0]?.get(subject ? key.slice(3) : key);
  if (!known) return null;
  const range = shownRange(display, unit);
  return range === null
    ? null
    : range.low <= known.value + known.within && range.high >= known.value - known.within;
}

function sentenceAround(content: string, at: number): string {
  const from = Math.max(content.lastIndexOf('. ', at) + 2, content.lastIndexOf('\n', at) + 1, 0);
  const to = /[.!?](?=\s|$)/.exec(content.slice(at));
  return content.slice(from === 1 ? 0 : from, to ? at + to.index + 1 : undefined);
}
