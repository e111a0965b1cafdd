import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';

const WORDS = [
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
const COUNTED = new RegExp(String.raw`\b(${WORDS.join('|')})(?= work interval)`, 'gi');

/**
 * Bare numbers as they are written, found without the verifier's own reading of them; zones are
 * names.
 */
export function writtenNumbers(text: string): readonly string[] {
  const counted = text.replace(COUNTED, (word) => String(WORDS.indexOf(word.toLowerCase()) + 2));
  return counted.replace(/zone [1-5]/g, 'zone').match(/\d+(?:[.:]\d+)*/g) ?? [];
}

/** Numbers of a sentence that none of the facts and reasons it points at holds. */
export function unsupportedNumbers(sentence: string, sheet: FactSheet): readonly string[] {
  const ids = sentence.match(/(?<=\[)[FNK]\d+(?=\])/g) ?? [];
  const texts = ids.flatMap((id) =>
    [sheet.withId(id)?.display, sheet.withId(id)?.label, sheet.unknownWithId(id)?.reason].filter(
      (text) => text !== undefined,
    ),
  );
  const known = new Set(texts.flatMap(writtenNumbers));
  // What is suggested for the future is no fact and carries a mark of its own.
  return writtenNumbers(withoutMarks(sentence.replace(/\d+(?:\.\d+)?%? \[P\]/g, ''))).filter(
    (number) => !known.has(number),
  );
}
