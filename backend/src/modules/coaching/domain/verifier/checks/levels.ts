import type { Fact } from '../../facts/fact.js';
import type { FactSheet } from '../../facts/fact-sheet.js';
import type { Problem } from '../problem.js';
import type { Sentence } from '../sentence.js';

/** Between two values: "…, faster than the 4:59 /km of the whole run". */
const MORE = /^[\s,]*(?:which (?:is|was) |that (?:is|was) )?(?:clearly |slightly |well |just )?(?:above|higher than|faster than|more than)\b/i;
const LESS = /^[\s,]*(?:which (?:is|was) |that (?:is|was) )?(?:clearly |slightly |well |just )?(?:below|lower than|slower than|less than)\b/i;

/** Two values that a sentence sets side by side must lie as it says; a pace is a speed, so faster is more. */
export function wrongWayRound({ stretches }: Sentence, sheet: FactSheet): readonly Problem[] {
  return stretches.flatMap(({ text, cites }, index): readonly Problem[] => {
    const said = MORE.test(text) ? 1 : LESS.test(text) ? -1 : 0;
    const [one, other] = [level(stretches[index - 1]?.cites, sheet), level(cites, sheet)];
    if (said === 0 || !one || !other || one.unit !== other.unit || one.display === other.display) return [];
    const is = Math.sign(Number(one.value) - Number(other.value));
    return is === -said ? [{ kind: 'direction', text: text.trim().replace(/^,\s*/, '') }] : [];
  });
}

/** The one value that is cited; changes tell their own direction. */
function level(cites: readonly string[] | undefined, sheet: FactSheet): Fact | null {
  const fact = cites?.length === 1 && cites[0] !== undefined ? sheet.withId(cites[0]) : undefined;
  return fact && fact.trend === undefined && typeof fact.value === 'number' ? fact : null;
}
