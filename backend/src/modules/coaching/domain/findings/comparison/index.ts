import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { FAMILY_TITLES, type Finder, type Finding, type FindingFamily } from '../finding.js';
import { holds } from '../kept.js';
import { ranked } from '../rank.js';
import { bestOfBoth } from './best.finding.js';
import { heat, indoors, stops } from './conditions.finding.js';
import { efficiency } from './efficiency.finding.js';
import { fades } from './fade.finding.js';
import { likeGradient } from './gradient.finding.js';
import { likeOutput } from './like-output.finding.js';
import { longer } from './longer.finding.js';
import { sameClimb } from './same-climb.finding.js';
import { sameRoute } from './same-route.finding.js';
import { sameSet } from './same-set.finding.js';
import { estimated, missing } from './sensors.finding.js';
import { setHeld } from './set-held.finding.js';
import { trends } from './trend.finding.js';
import { unlike } from './unlike.finding.js';
import { whole } from './whole.finding.js';

const COMPARISONS: readonly Finder[] = [
  unlike,
  longer,
  trends,
  sameSet,
  setHeld,
  sameClimb,
  sameRoute,
  likeGradient,
  whole,
  bestOfBoth,
  likeOutput,
  efficiency,
  fades,
  heat,
  indoors,
  stops,
  missing,
  estimated,
];

/** What a finding of a comparison is about; the title that a reader sees above it. */
export const COMPARISON_TITLES: Readonly<Record<FindingFamily, string>> = {
  ...FAMILY_TITLES,
  structure: 'What they were',
  past: 'Like with like',
  terrain: 'Stops',
  data: 'The recordings',
};

/** All that changed between two or three workouts, in no order. */
export function changesIn(sheet: FactSheet): readonly Finding[] {
  return COMPARISONS.flatMap((find) => find(sheet));
}

/**
 * Those that may be shown and that no other covers, however large: like with like says more than
 * the whole, three more than any two of them.
 */
export function keptChanges(sheet: FactSheet): readonly Finding[] {
  const all = changesIn(sheet).filter(({ statement }) => holds(sheet, statement));
  const covered = new Set(all.flatMap(({ covers = [] }) => covers));
  return all.filter(({ kind }) => !covered.has(kind));
}

/** What a comparison opens with: at most four findings, the headline first. */
export function foremostChanges(sheet: FactSheet): readonly Finding[] {
  return ranked(keptChanges(sheet));
}
