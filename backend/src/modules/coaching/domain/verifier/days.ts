import type { Fact } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { extractQuantities } from './extract-quantities.js';
import type { Quantity } from './quantity.js';

/**
 * Facts and sheets are read again for every number of an answer; what stands in them does not
 * change.
 */
const OF_FACTS = new WeakMap<Fact, readonly Quantity[]>();
const OF_SHEETS = new WeakMap<FactSheet, readonly Quantity[]>();

/** "Less than on 3 May", "compared with the ride of 3 May": the day of the other one. */
const HELD_AGAINST =
  /\b(?:than|against|with|to|since|versus|vs\.?|before|after)\s+(?:(?:that|the one|the (?:ride|run|session|workout)) )?(?:of |on )?(?:the )?$/i;

/** Whether two are the same day; a year that is left out may be any. */
export function sameDate(a: Quantity, b: Quantity): boolean {
  return a.value === b.value && (a.written === 0 || b.written === 0 || a.written === b.written);
}

export function datesIn(text: string): readonly Quantity[] {
  return extractQuantities(text).filter(({ kind }) => kind === 'date');
}

/** The days that words speak of, without those that they only hold something against. */
export function datesSpokenOf(words: string): readonly Quantity[] {
  return datesIn(words).filter(({ start }) => !HELD_AGAINST.test(words.slice(0, start)));
}

/** Every day that a fact itself tells of. */
export function datesOf(fact: Fact): readonly Quantity[] {
  const known =
    OF_FACTS.get(fact) ??
    [fact.display, fact.label, fact.subject ?? '', fact.whose?.workout ?? ''].flatMap(datesIn);
  OF_FACTS.set(fact, known);
  return known;
}

/** Days by which workouts and weeks of the sheet are called. */
export function datesNamedOn(sheet: FactSheet): readonly Quantity[] {
  const names = () => [
    ...new Set([
      ...sheet.facts.flatMap(({ subject }) => subject ?? []),
      ...sheet.extras.subjects.map(({ title }) => title),
    ]),
  ];
  const known = OF_SHEETS.get(sheet) ?? names().flatMap(datesIn);
  OF_SHEETS.set(sheet, known);
  return known;
}

/**
 * "410 W [F1] over 1 min on 22 May [F2]": words behind a mark that end with a day tell the day of
 * what stands before.
 */
export function dayBehind(behind: string): boolean {
  const day = datesIn(behind).at(-1);
  return (
    day !== undefined &&
    behind.slice(day.end).trim() === '' &&
    !/[,;:]|\band\b/.test(behind.slice(0, day.start))
  );
}

/** "On 22 May [F126]", where F126 is of another day. */
export function ofAnotherDay(date: Quantity, cited: readonly Fact[]): boolean {
  const own = cited.flatMap(datesOf);
  return own.length > 0 && !own.some((day) => sameDate(date, day));
}

/** "1 min on 22 May [F126]", where F126 is the day of the best five minutes. */
export function dayOfAnother(quantity: Quantity, cited: readonly Fact[]): boolean {
  return cited.some(({ display, label }) => {
    if (datesIn(display).length === 0) return false;
    const named = extractQuantities(label).filter(({ kind }) => kind === quantity.kind);
    return (
      named.length > 0 &&
      !named.some(({ value }) => Math.abs(value - quantity.value) <= quantity.tolerance + 1e-9)
    );
  });
}
