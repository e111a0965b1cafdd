import type { Fact } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { datesNamedOn, dayOfAnother, ofAnotherDay, sameDate } from './days.js';
import { contradicts } from './direction.js';
import { extractQuantities } from './extract-quantities.js';
import type { Stretch } from './marks.js';
import { withDigits } from './number-words.js';
import { maySuggest } from './prescription.js';
import type { Problem } from './problem.js';
import type { Quantity } from './quantity.js';
import type { Sentence } from './sentence.js';
import { wordsAround } from './stretch-words.js';
import { subjectWords } from './subject-words.js';
import { namesSubject, supports } from './support.js';

export interface JudgedNumbers {
  readonly problems: readonly Problem[];
  /** The facts that the sentence rests on. */
  readonly facts: readonly Fact[];
  readonly quantities: number;
}

/** A sentence may repeat a number of the question when it says that it does. */
const SAYS_WHO_SAID_IT = new RegExp(
  [
    String.raw`\byou (?:asked?|mention(?:ed)?|sa(?:y|id)|wrote|named?|gave)\b`,
    String.raw`\byour question\b`,
    String.raw`\b(?:can ?not|can['\u2019]t|do not|don['\u2019]t|does not|doesn['\u2019]t) (?:tell|see|find|show|hold|match)\b`,
    String.raw`\bno (?:fact|sign|trace)\b`,
  ].join('|'),
  'i',
);

/** Every number of the sentence, and the direction of what it cites without a number. */
export function judgeNumbers(
  sentence: Sentence,
  sheet: FactSheet,
  asked: readonly Quantity[],
): JudgedNumbers {
  const echo = SAYS_WHO_SAID_IT.test(sentence.plain);
  const facts: Fact[] = [...sentence.cited];
  const problems: Problem[] = [];
  let quantities = 0;
  let carried = '';
  for (const [index, part] of sentence.stretches.entries()) {
    const behind = sentence.stretches[index + 1]?.text ?? '';
    const found = extractQuantities(part.text);
    quantities += found.length;
    const cited = citedBy(part, sheet);
    for (const [place, quantity] of found.entries()) {
      const own =
        part.cites.length > 0 &&
        (place === found.length - 1 || (place === found.length - 2 && isRange(part.text, found)));
      const subject =
        sheet.kind === 'workout'
          ? ''
          : subjectWords(
              part.text.slice(0, quantity.start),
              part.text.slice(quantity.end),
              behind,
              carried,
            );
      const support = supportOf(quantity, { ...part, behind, subject, own }, sentence, sheet);
      if (support.facts !== null) facts.push(...support.facts);
      else if (own || !(echo && wasAsked(quantity, asked)))
        problems.push({ kind: support.kind, text: quantity.text });
    }
    if (namesSubject(part.text)) carried = part.text;
    if (found.length === 0 && cited.some((fact) => contradicts(part.text, fact)))
      problems.push({ kind: 'direction', text: part.text.trim() });
  }
  return { problems, facts, quantities };
}

/** Where a number stands. */
interface Place extends Stretch {
  /** The stretch that follows. */
  readonly behind: string;
  /** The words that name its workout or its day. */
  readonly subject: string;
  /** It stands right before a mark. */
  readonly own: boolean;
}

type Support =
  { readonly facts: readonly Fact[] } | { readonly facts: null; readonly kind: Problem['kind'] };

/**
 * The facts that hold up a number; null where none does. The number right before a mark must be
 * that very fact, earlier ones in the stretch and those without a mark may be any.
 */
function supportOf(quantity: Quantity, part: Place, sentence: Sentence, sheet: FactSheet): Support {
  if (quantity.kind === 'zone')
    return quantity.value >= 1 && quantity.value <= 5
      ? { facts: [] }
      : { facts: null, kind: 'zone' };
  const around = wordsAround(part.text, quantity, part.behind, part.subject);
  const cited = citedBy(part, sheet);
  const held = cited.filter((fact) => supports(fact, quantity, around, cited));
  if (held.length > 0) return { facts: held };
  if (part.cites.some((id) => explains(id, quantity, sheet))) return { facts: [] };
  if (part.cites.includes('P'))
    return maySuggest(quantity, sentence, sheet)
      ? { facts: [] }
      : { facts: null, kind: 'prescription' };
  const astray =
    quantity.kind === 'date'
      ? part.own && ofAnotherDay(quantity, cited)
      : dayOfAnother(quantity, cited);
  if (astray) return { facts: null, kind: 'number' };
  if (quantity.kind === 'date' && datesNamedOn(sheet).some((date) => sameDate(quantity, date)))
    return { facts: [] };
  if (countsTheCompared(quantity, part, sheet)) return { facts: [] };
  if (part.own) return { facts: null, kind: 'number' };
  const any = sheet.facts.find((fact) => supports(fact, quantity, around, []));
  return any ? { facts: [any] } : { facts: null, kind: 'number' };
}

/** "The two rides differ in length", of as many as are compared. */
function countsTheCompared(
  { kind, value, end }: Quantity,
  { text }: Stretch,
  { extras }: FactSheet,
): boolean {
  return (
    kind === 'plain' &&
    extras.kind === 'comparison' &&
    value === extras.subjects.length &&
    /^ (?:\w+ )?(?:rides|runs|workouts|sessions|days)\b/i.test(text.slice(end))
  );
}

function citedBy({ cites }: Stretch, sheet: FactSheet): readonly Fact[] {
  return cites.flatMap((id) => sheet.withId(id) ?? []);
}

/**
 * "138 to 188 W [F52]": both ends stand before the mark. Two numbers with units of their own may be
 * two facts.
 */
function isRange(text: string, found: readonly Quantity[]): boolean {
  const [from, to] = found.slice(-2);
  return (
    from !== undefined &&
    to !== undefined &&
    from.kind === to.kind &&
    /^[\d.,:\u202f]+$/.test(from.text) &&
    /^\s*(?:to|-|\u2013)\s*$/.test(text.slice(from.end, to.start))
  );
}

/** Reasons why something is unknown may hold numbers too. */
function explains(id: string, quantity: Quantity, sheet: FactSheet): boolean {
  const reason = sheet.unknownWithId(id)?.reason;
  const numbers = reason === undefined ? [] : extractQuantities(withDigits(reason));
  return numbers.some(
    ({ kind, value }) =>
      kind === quantity.kind && Math.abs(value - quantity.value) <= quantity.tolerance + 1e-9,
  );
}

function wasAsked(quantity: Quantity, asked: readonly Quantity[]): boolean {
  return asked.some(({ kind, value }) => kind === quantity.kind && value === quantity.value);
}
