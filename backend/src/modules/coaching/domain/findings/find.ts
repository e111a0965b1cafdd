import type { FactSheet } from '../facts/fact-sheet.js';
import { CONDITIONS } from './conditions/index.js';
import { CONTRADICTIONS } from './contradiction/index.js';
import { COSTS } from './cost/index.js';
import { DATA } from './data/index.js';
import type { Finder, Finding } from './finding.js';
import { PAST } from './past/index.js';
import { PLANS } from './plan/index.js';
import { ranked } from './rank.js';
import { STRUCTURES } from './structure/index.js';
import { TERRAIN } from './terrain/index.js';

const FINDERS: readonly Finder[] = [
  ...STRUCTURES,
  ...TERRAIN,
  ...COSTS,
  ...PLANS,
  ...PAST,
  ...CONTRADICTIONS,
  ...CONDITIONS,
  ...DATA,
];

/** All that stands out in a workout, in no order. */
export function findingsOf(sheet: FactSheet): readonly Finding[] {
  return FINDERS.flatMap((find) => find(sheet));
}

/** What a report says of a workout: at most four findings, the headline first. */
export function foremost(sheet: FactSheet): readonly Finding[] {
  return sheet.has('effort.tooLittle') ? [] : ranked(findingsOf(sheet));
}
