import { ENGINE_VERSION } from '#analysis/registry.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { Thresholds } from '#analysis/thresholds.js';
import type { UnitPreferences } from '#kernel/units.js';
import { CONSTANTS } from '../constants.js';
import type { UnknownDraft } from '../fact.js';
import { FactSheet } from '../fact-sheet.js';
import { numbered, numberedUnknowns } from '../numbered.js';
import { athleteFacts, levelOf, type AthleteAnswers } from './athlete-facts.js';
import { efficiencyFacts } from './efficiency-facts.js';
import { latestFacts } from './latest-facts.js';
import { loadFacts } from './load-facts.js';
import type { AthletePast } from './past.js';
import { recordFacts } from './record-facts.js';
import { spanFacts } from './spans/span-facts.js';
import { weekFacts } from './week-facts.js';

/** Workouts that have facts one by one. */
const LATEST = 10;

const NO_WORKOUT: UnknownDraft = {
  key: 'workouts',
  label: 'Your training',
  reason: 'there is no workout of the last 400 days',
};
const ALWAYS: readonly UnknownDraft[] = [
  {
    key: 'readiness',
    label: 'Recovery and readiness',
    reason: 'sleep, soreness and stress are not recorded here',
  },
  {
    key: 'nutrition',
    label: 'Food and drink',
    reason: 'what you eat and drink is not recorded here',
  },
];
const SPORT_WORDS: Readonly<Record<SportFamily, string>> = { cycling: 'rides', running: 'runs' };

/** All that may be said about an athlete's training over the weeks, in their units. */
export function buildHistorySheet(
  past: AthletePast,
  answers: AthleteAnswers,
  thresholds: Thresholds,
  units: UnitPreferences,
): FactSheet {
  const athlete = athleteFacts(answers, thresholds, units, past.today);
  const load = loadFacts(past.load);
  const sports = past.families.map((family) => {
    const of = past.families.length > 1 ? `, ${SPORT_WORDS[family.family]}` : '';
    return {
      efficiency: efficiencyFacts(family.efficiency, units, `efficiency.${family.family}`, of),
      records: recordFacts(family, units),
    };
  });
  const drafts = [
    ...athlete.facts,
    ...load.facts,
    ...sports.flatMap(({ efficiency }) => efficiency.facts),
    ...weekFacts(past.weeks, units),
    ...sports.flatMap(({ records }) => records.facts),
    ...latestFacts(past.latest.slice(0, LATEST), units),
    ...spanFacts(past, units),
  ];
  const unknowns = [
    ...(past.latest.length === 0 ? [NO_WORKOUT] : []),
    ...athlete.unknowns,
    ...load.unknowns,
    ...sports.flatMap(({ efficiency, records }) => [...efficiency.unknowns, ...records.unknowns]),
    ...ALWAYS,
  ];
  const family = past.families[0]?.family ?? 'cycling';
  const context = {
    family,
    sport: family,
    indoor: false,
    shape: 'unknown',
    intervalSource: 'none',
    units,
    engineVersion: ENGINE_VERSION,
    fileName: '',
  } as const;
  return new FactSheet(context, numbered(drafts), CONSTANTS, numberedUnknowns(unknowns), {
    kind: 'history',
    subjects: [],
    athlete: { level: levelOf(answers), injuries: answers.hasInjuries },
  });
}
