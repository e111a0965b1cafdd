import { datesIn, datesOf, sameDate } from '../days.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Quantity } from '../quantity.js';
import type { Problem } from '../problem.js';
import type { ModelCheck } from './model-sentence.js';

const HELD_AGAINST =
  /\b(?:than|against|versus|vs|compared|instead|whereas|while|but|both|from|after|before|since|until|by)\b/;

/** Where one day is named, what is cited is of that day. */
export const foreignDays: ModelCheck = ({ plain, words, cited, sheet }): readonly Problem[] => {
  if (sheet.kind === 'workout') return [];
  const said = datesIn(plain);
  const [day] = said;
  const wrong =
    said.length === 1 &&
    day !== undefined &&
    !HELD_AGAINST.test(words) &&
    isOfNone(
      day,
      cited.flatMap((fact) => [...datesOf(fact), ...daysBeside(fact, sheet)]),
    );
  return wrong ||
    isDayOfAnother(cited.map(({ key }) => key)) ||
    isOtherSpan(
      words,
      cited.map(({ key }) => key),
    )
    ? [{ kind: 'scope', text: day?.text ?? '' }]
    : [];
};

/** Dates that are known, and none of them is this day. */
const isOfNone = (day: Quantity, known: readonly Quantity[]): boolean =>
  known.length > 0 && !known.some((one) => sameDate(one, day));

/** A record and its day are two facts. */
function daysBeside({ key }: Fact, sheet: FactSheet): readonly Quantity[] {
  return sheet.facts.filter((one) => one.key === `${key}.day`).flatMap(datesOf);
}

/** "Your best 5 min [best of 5 min], on 12 June [day of the best 20 min]". */
function isDayOfAnother(keys: readonly string[]): boolean {
  const values = keys.filter((key) => /^records\./.test(key) && !key.endsWith('.day'));
  const days = keys.filter((key) => /^records\..*\.day$/.test(key));
  return values.length > 0 && days.some((key) => !values.includes(key.replace(/\.day$/, '')));
}

/** "Over the last seven days [load of one day]". */
function isOtherSpan(words: string, keys: readonly string[]): boolean {
  return (
    /\b(?:last|past) (?:seven|7) days\b|\bthis week\b/.test(words) &&
    keys.some((key) => /^fitness\.day\.|^latest\./.test(key)) &&
    keys.every((key) => !/^(?:weeks|span|fitness\.week)/.test(key))
  );
}
