import type { Found } from '../found.js';
import { changesOf } from './side-changes.js';
import type { Sides } from './sides.js';
import { wholeOfSides } from './table-of-sides.js';

/** An answer has the headline and two more; the page has the rest. */
const MOST = 3;

/** "What changed?": the findings that the page opens with; all metrics where there is none. */
export function changedBetween(sides: Sides): Found | { readonly refused: string } {
  const findings = changesOf(sides).slice(0, MOST);
  const [first, ...others] = findings;
  if (!first) return wholeOfSides(sides);
  return {
    facts: [],
    answer: () => ({
      finding: [`${first.statement}.`],
      evidence: [...first.because, ...others.map(({ statement }) => `${statement}.`)],
      meaning: [findings.find(({ action }) => action)?.action ?? null],
    }),
  };
}
