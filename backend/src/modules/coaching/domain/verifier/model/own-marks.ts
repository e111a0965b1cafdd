import type { Fact } from '#coaching/domain/facts/fact.js';
import { ONES } from '#coaching/domain/display/number-names.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { datesNamedOn, datesOf, sameDate } from '../days.js';
import { extractQuantities } from '../extract-quantities.js';
import { withDigits } from '../number-words.js';
import type { Problem } from '../problem.js';
import type { Quantity } from '../quantity.js';
import { isCounted, UNBROKEN } from './counts.js';
import { citedIn, type ModelCheck, type ModelSentence } from './model-sentence.js';
import { partsIn, mayBe } from './parts.js';
import { partsOf } from './scope.js';

/** Words for numbers that no reader of numbers turns into digits. */
const LOOSE =
  /\b(?:dozens?|several|couple of (?:reps|laps|times|weeks|minutes|bpm|watts|seconds)|doubled?|halved|tripled?|half (?:as|of)|twice as|a (?:third|quarter|fifth|tenth)\b(?! of an hour)|two thirds?|three quarters|one in \w+|out of (?:ten|a hundred)|fifty[- ]fifty|a (?:hundred|thousand)|hundreds|thousands|kilowatts?|sub-\d+)\b/;

const SHARE = /\b(?:doubled?|halved|tripled?|a (?:third|quarter|fifth|tenth)\b(?! of an hour))/;

/**
 * Every number has its own mark. Free are only numbers that name a part, count what is counted,
 * tell a day of the sheet, or repeat what was asked to deny it.
 */
export const unmarkedNumbers: ModelCheck = (sentence) => {
  const { stretches, sheet, words } = sentence;
  const problems = stretches.flatMap(({ text, cites }, index): readonly Problem[] => {
    const behind = stretches[index + 1]?.text ?? '';
    const before = stretches[index - 1];
    const facts = [...citedIn(cites, sheet), ...(before ? citedIn(before.cites, sheet) : [])];
    if (cites.includes('P')) return [];
    // What stands right before its mark is held against it elsewhere.
    return extractQuantities(text)
      .filter(({ end }) => cites.length === 0 || text.slice(end).trim() !== '')
      .filter((one) => !isFree(one, text, facts, sentence, text.slice(one.end) + behind))
      .map(({ text: number }) => ({ kind: 'unmarked' as const, text: number }));
  });
  const unbroken = UNBROKEN.exec(words)?.[0];
  if (
    unbroken !== undefined &&
    sheet.facts.some(({ key }) => /^(?:W\d\.)?stops\.(?:count|pauses|total)$/.test(key))
  )
    return [{ kind: 'unmarked', text: unbroken }];
  const bare = bareCounts(sentence);
  if (bare.length > 0) return bare;
  const loose = LOOSE.exec(words)?.[0];
  const isReason =
    loose !== undefined && sheet.unknowns.some(({ reason }) => reason.includes(loose));
  const isSure = sentence.cited.length > 0 && !SHARE.test(words);
  if (problems.length === 0 && loose !== undefined && !isReason && !isSure)
    return [{ kind: 'unmarked', text: loose }];
  return problems;
};

/** "All eight were great": a number word that counts nothing by name counts something on the sheet. */
function bareCounts({ stretches, sheet, isDenial, question }: ModelSentence): readonly Problem[] {
  return stretches.flatMap(({ text }) =>
    [...text.toLowerCase().matchAll(BARE)].flatMap(([word]): readonly Problem[] => {
      const value = ONES[word] ?? 0;
      const counted = sheet.facts.some((fact) => fact.unit === 'count' && fact.value === value);
      const asked =
        isDenial && extractQuantities(withDigits(question)).some((one) => one.value === value);
      return counted || asked ? [] : [{ kind: 'unmarked', text: word }];
    }),
  );
}

const BARE =
  /(?<!last )\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)\b/g;

function isFree(
  quantity: Quantity,
  text: string,
  facts: readonly Fact[],
  sentence: ModelSentence,
  behind: string,
): boolean {
  const { sheet, isDenial, question } = sentence;
  if (facts.some((fact) => isOf(fact, quantity))) return true;
  if (quantity.kind === 'zone') return facts.length > 0 || isDenial;
  if (quantity.kind === 'date')
    return [...datesNamedOn(sheet), ...facts.flatMap(datesOf)].some((day) =>
      sameDate(quantity, day),
    );
  if (namesPart(quantity, text, facts)) return true;
  if (quantity.kind === 'plain' && isCounted(quantity.value, behind, sheet)) return true;
  if (quantity.kind === 'factor')
    return (
      quantity.text === 'twice' && /\bstop/.test(sentence.words) && isCounted(2, 'stops', sheet)
    );
  if (isWindow(`${quantity.text}${behind}`, sheet)) return true;
  if (quantity.kind === 'length' && isNamed(quantity, text, behind, sheet)) return true;
  if (isDenial && extractQuantities(withDigits(question)).some(sameAs(quantity))) return true;
  if (quantity.kind === 'time' && isLengthOfPart(quantity, facts, sheet)) return true;
  const reasons = isDenial ? sheet.unknowns : sentence.reasons;
  return reasons.some(({ reason }) => extractQuantities(withDigits(reason)).some(sameAs(quantity)));
}

const sameAs =
  ({ kind, value }: Quantity) =>
  (other: Quantity): boolean =>
    other.kind === kind && Math.abs(other.value - value) < 1e-9;

/** The value of the fact, or a number of its name. */
function isOf({ display, label, value }: Fact, quantity: Quantity): boolean {
  const numbers = [display, label].flatMap((text) => extractQuantities(withDigits(text)));
  return (
    numbers.some(
      (one) =>
        (one.kind === quantity.kind || quantity.kind === 'plain') &&
        Math.abs((quantity.kind === 'plain' ? one.written : one.value) - quantity.value) <=
          quantity.tolerance + 1e-9,
    ) ||
    (typeof value === 'number' &&
      Math.abs(Math.abs(value) - quantity.value) <= quantity.tolerance + 1e-9 &&
      quantity.kind !== 'plain')
  );
}

/** "The 3-minute rep": how long the part is that the fact is of. */
function isLengthOfPart({ value }: Quantity, facts: readonly Fact[], sheet: FactSheet): boolean {
  return facts.some(({ key }) => {
    const part = /^((?:W\d\.)?intervals\.)(rep\.\d+\.)?/.exec(key);
    const lengths = part
      ? [`${part[1] ?? ''}${part[2] ?? ''}duration`, `${part[1] ?? ''}duration`]
      : [];
    return sheet.facts.some(
      (fact) =>
        lengths.includes(fact.key) &&
        typeof fact.value === 'number' &&
        Math.abs(fact.value - value) < 6,
    );
  });
}

/** "Lap 6", "rep 3", "2nd half": the number is the place of a part that the facts are of. */
function namesPart(quantity: Quantity, text: string, facts: readonly Fact[]): boolean {
  const around = text.slice(Math.max(0, quantity.start - 16), quantity.end + 24).toLowerCase();
  return partsIn(around).some(
    (part) =>
      part.place === quantity.value &&
      facts.some((fact) =>
        partsOf(fact).some(
          (own) => mayBe(own, part) || (own.kind === part.kind && fact.about.includes('change')),
        ),
      ),
  );
}

/** "In the last 7 days", "over 4 weeks": a span by which facts and reasons of the sheet are named. */
const WINDOWS = new WeakMap<FactSheet, ReadonlySet<string>>();
const WINDOW = /\b(\d+)[ -](?:(?:whole|last|full) )?(day|week|month)s?\b/g;

function isWindow(words: string, sheet: FactSheet): boolean {
  const known =
    WINDOWS.get(sheet) ??
    new Set(
      [
        '7 days',
        ...sheet.facts.map(({ label, method }) => `${label} ${method}`),
        ...sheet.unknowns.map(({ reason }) => reason),
      ].flatMap((text) =>
        [...withDigits(text).matchAll(WINDOW)].map(
          ([, count = '', unit = '']) => `${count} ${unit}`,
        ),
      ),
    );
  WINDOWS.set(sheet, known);
  const said = new RegExp(`^${WINDOW.source}`).exec(words.trimStart());
  return said !== null && known.has(`${said[1] ?? ''} ${said[2] ?? ''}`);
}

/** "Your 10 km time": a distance by which facts of the sheet are named. */
function isNamed(quantity: Quantity, text: string, behind: string, { facts }: FactSheet): boolean {
  const before = text.slice(0, quantity.start);
  if (
    !/\b(?:over|for|best|fastest|your|new)\s*$/i.test(before) &&
    !/^\s*(?:time|best|race|goal|result|effort)\b/i.test(behind)
  )
    return false;
  return facts.some(({ label, display }) =>
    [
      ...extractQuantities(label),
      ...(/^You ran/.test(display) ? extractQuantities(display) : []),
    ].some(sameAs(quantity)),
  );
}
