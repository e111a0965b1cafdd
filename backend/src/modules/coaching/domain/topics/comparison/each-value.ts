import type { Answer } from '#coaching/domain/answer/answer.js';
import { say } from '#coaching/domain/answer/say.js';
import type { Tell } from '#coaching/domain/answer/tell.js';
import { list } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { placeOf } from './compared.js';
import { subjectIn } from './contest.js';

/** Values that belong together would make a table; the first few are what was asked for. */
const MOST_LINES = 3;

/**
 * One value worked out for each of the workouts, or for the one that is named.
 * @param args of the tool, without the workout
 */
export function eachValue(
  given: FactSheet,
  plain: string,
  tool: string,
  args: Readonly<Record<string, unknown>>,
  tell?: Tell,
): { readonly answer: Answer; readonly sheet: FactSheet } {
  const named = subjectIn(plain);
  const rows = new Map<string, { readonly subject: string; readonly fact: Fact }[]>();
  const refused: string[] = [];
  let sheet = given;
  for (const { name } of given.extras.subjects.filter(
    (one) => named === null || one.name === named,
  )) {
    const told = tell?.(sheet, tool, { ...args, subject: name }) ?? {
      refused: 'its samples are not at hand here',
    };
    if ('refused' in told) {
      refused.push(`I can't tell it of ${placeOf(name)}, because ${told.refused}.`);
      continue;
    }
    sheet = told.sheet;
    for (const fact of told.facts)
      rows.set(fact.label, [...(rows.get(fact.label) ?? []), { subject: name, fact }]);
  }
  const lines = [...rows]
    .slice(0, MOST_LINES)
    .map(
      ([label, all]) =>
        `${label}: ${list(all.map(({ subject, fact }) => say`${fact} in ${placeOf(subject)}`))}.`,
    );
  const [finding, ...evidence] = [...lines, ...refused];
  return { sheet, answer: { finding: [finding ?? null], evidence, meaning: [] } };
}
