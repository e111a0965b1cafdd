import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Problem } from '../problem.js';
import type { Sentence } from '../sentence.js';

/** Between two values: "…, faster than the 4:59 /km of the whole run". */
const MORE =
  /^[\s,]*(?:which (?:is|was) |that (?:is|was) )?(?:clearly |slightly |well |just )?(?:above|higher than|faster than|more than)\b/i;
const LESS =
  /^[\s,]*(?:which (?:is|was) |that (?:is|was) )?(?:clearly |slightly |well |just )?(?:below|lower than|slower than|less than)\b/i;

/** Behind a comparison: "faster than your average: 4:50 against 5:10". */
const AGAINST = /^[\s,]*(?:against|versus|vs\.?|compared (?:with|to))\b/i;
/** Nothing but this may stand between the comparison and its first value. */
const THAN = String.raw`(?: (?:than|in)\b|\s*[:,(]|\s+at\b)[^.;]*$`;
const UPWARD = new RegExp(
  String.raw`\b(?:faster|quicker|higher|more|stronger|harder)\b${THAN}`,
  'i',
);
const DOWNWARD = new RegExp(String.raw`\b(?:slower|lower|less|fewer|weaker|easier)\b${THAN}`, 'i');

/**
 * Two values that a sentence sets side by side must lie as it says; a pace is a speed, so faster is
 * more.
 */
export function wrongWayRound({ stretches }: Sentence, sheet: FactSheet): readonly Problem[] {
  return stretches.flatMap(({ text, cites }, index): readonly Problem[] => {
    const before = stretches[index - 1];
    const said = MORE.test(text)
      ? 1
      : LESS.test(text)
        ? -1
        : AGAINST.test(text)
          ? saidBefore(before?.text ?? '')
          : 0;
    const [one, other] = [level(before?.cites, sheet), level(cites, sheet)];
    if (said === 0 || !one || !other || one.unit !== other.unit || one.display === other.display)
      return [];
    const is =
      Math.sign(Number(one.value) - Number(other.value)) *
      (one.unit === 's' && FASTER.test(before?.text ?? '') ? -1 : 1);
    return is === -said
      ? [
          {
            kind: 'direction',
            text: `${before?.text.trim() ?? ''} ${text.trim().replace(/^,\s*/, '')}`,
          },
        ]
      : [];
  });
}

/** Of times the shorter is the faster. */
const FASTER = /\b(?:faster|quicker|slower)\b/i;

function saidBefore(words: string): number {
  const [up, down] = [UPWARD.test(words), DOWNWARD.test(words)];
  return up === down || /\b(?:not|no|never|hardly|barely)\b|n['\u2019]t\b/i.test(words)
    ? 0
    : up
      ? 1
      : -1;
}

/** The one value that is cited; changes tell their own direction. */
function level(cites: readonly string[] | undefined, sheet: FactSheet): Fact | null {
  const fact = cites?.length === 1 && cites[0] !== undefined ? sheet.withId(cites[0]) : undefined;
  return fact && fact.trend === undefined && typeof fact.value === 'number' ? fact : null;
}
