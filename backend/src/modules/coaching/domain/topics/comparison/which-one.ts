import type { Answer } from '#coaching/domain/answer/answer.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import { capitalized, list } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { isDetectable } from '#coaching/domain/facts/comparison/detectable.js';
import { measuresOf } from '#coaching/domain/facts/comparison/measures.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import {
  allMeasures,
  isComparable,
  measureLine,
  notesFor,
  others,
  placeOf,
  whyNot,
  type Measure,
} from './compared.js';
import type { Contest } from './contest.js';
import { harderOverall, levelLine } from './level-of.js';
import type { SideName } from '#coaching/domain/facts/registry/fact-key.js';

/**
 * Measures of effort, the surest first: minute by minute by power or pace, else by heart rate.
 */
const OF_EFFORT = ['intensityFactor', 'hard.heartRate', 'heartRate'];
const IN_SUM = ['trainingStress', 'heartRateLoad'];

interface Standing {
  readonly name: SideName;
  readonly value: number;
  /** Null where there was none of it: nobody writes down a zone that was never reached. */
  readonly fact: Fact | null;
}

/** A ranking in one measure of those that have it. */
interface Ranked {
  readonly measure: Measure;
  /** From the winner down. */
  readonly order: readonly Standing[];
  /** Those that measuring cannot tell from the winner. */
  readonly ties: readonly Standing[];
  /** Whether every workout has it. */
  readonly whole: boolean;
}

/** Names the workout that was asked for, by how much, and in what; or why none can be named. */
export function whichOne(sheet: FactSheet, contest: Contest, why: boolean): Answer {
  const ranked = allMeasures(sheet, ...OF_EFFORT).flatMap(
    (measure) => rank(sheet, measure, contest.sense) ?? [],
  );
  const first =
    ranked.find(({ whole }) => whole) ?? (contest.claimed === null ? ranked[0] : undefined);
  const overall = harderOverall(sheet, contest, first?.order[0]?.name);
  if (overall !== null) return { finding: [overall], evidence: costs(sheet), meaning: [] };
  if (!first) return { finding: [refusal(sheet, contest)], evidence: [days(sheet)], meaning: [] };
  const shown = [
    ...allMeasures(sheet, ...IN_SUM)
      .filter((measure) => isComparable(sheet, measure))
      .slice(0, 1),
    ...allMeasures(sheet, 'heartRate', 'movingTime'),
  ];
  const used = shown.filter(
    (measure) => measure.id !== first.measure.id && isComparable(sheet, measure),
  );
  return {
    finding: [verdict(first, contest), inSum(sheet, first, contest)],
    evidence: [
      levelLine(sheet),
      first.whole ? null : whyNot(sheet, first.measure),
      ...used.map((measure) => measureLine(sheet, measure)),
    ],
    meaning: [
      why
        ? `Why it came out that way I can't tell for certain, because wind, route and company ` +
          'are not in the files.'
        : null,
      ...notesFor(sheet, [first.measure, ...used]).slice(0, 2),
    ],
  };
}

/** What the verdict of effort weighs, side by side. */
function costs(sheet: FactSheet): readonly Line[] {
  return allMeasures(sheet, ...OF_EFFORT, ...IN_SUM, 'movingTime')
    .filter((measure) => isComparable(sheet, measure))
    .map((measure) => measureLine(sheet, measure));
}

/** Sessions of two kinds have no order of effort by one measure. */
function rank(sheet: FactSheet, measure: Measure, sense: 1 | -1): Ranked | null {
  const { subjects } = sheet.extras;
  const rule = measuresOf(sheet.context.family).find(({ id }) => id === measure.id);
  const there = subjects.flatMap(({ name }) => standing(sheet, name, measure) ?? []);
  if (!rule || there.length < 2 || there[0]?.name !== 'W1') return null;
  const order = [...there].sort((a, b) => (b.value - a.value) * sense);
  const ties = order.filter(
    ({ value }) => !isDetectable(rule.detectable, order[0]?.value ?? 0, value),
  );
  return {
    measure,
    order,
    ties: ties.length > 0 ? ties : order.slice(0, 1),
    whole: there.length === subjects.length,
  };
}

/** What one of them has to show; null where it may not be held against the first. */
function standing(sheet: FactSheet, name: SideName, { id, key }: Measure): Standing | null {
  const fact = sheet.withKey(`${name}.${key}`);
  const compared =
    name === 'W1'
      ? others(sheet).some((other) => sheet.withKey(`delta.${other}.${id}`))
      : sheet.withKey(`delta.${name}.${id}`);
  if (!compared) return null;
  if (fact && typeof fact.value === 'number') return { name, value: fact.value, fact };
  return id.startsWith('hard.') ? { name, value: 0, fact: null } : null;
}

/** "The second was harder, with an intensity factor of 0.78, against 0.58 in the first." */
function verdict({ measure, order, ties }: Ranked, { word, claimed }: Contest): Line {
  const [winner, ...rest] = order;
  if (!winner) return null;
  const name = measure.name.toLowerCase();
  const several = order.length > 2;
  if (ties.length > 1) {
    const tied = list(
      ties
        .map((one) => one.name)
        .sort()
        .map(placeOf),
    );
    return (
      `${claimed === null ? capitalized(tied) : `No: ${tied}`} were about the same in ${name}, ` +
      `with ${list(order.map((one) => level(one)))}.`
    );
  }
  const opening = claimed === null ? '' : claimed === winner.name ? 'Yes: ' : 'No: ';
  const against = `against ${list(rest.map((one) => level(one)))}`;
  const place = opening === '' ? capitalized(placeOf(winner.name)) : placeOf(winner.name);
  return (
    `${opening}${place} was ${several ? `the ${word[1]} of them` : word[0]}, with ` +
    `${named(measure, winner)}, ${against}.`
  );
}

/** "0.58 in the first". */
function level({ name, fact }: Standing): string {
  return say`${fact ?? 'none'} in ${placeOf(name)}`;
}

/** "an intensity factor of 0.78", "45% of the time in heart rate zone 4 or above". */
function named({ id, name }: Measure, { fact }: Standing): string {
  const words = name.toLowerCase();
  if (id.startsWith('hard.')) return say`${fact ?? 'none'} of the ${words}`;
  return say`${/^[aeiou]/.test(words) ? 'an ' : 'a '}${words} of ${fact ?? 'none'}`;
}

/** A long easy day may cost more in all than a short hard one. */
function inSum(sheet: FactSheet, first: Ranked, { sense }: Contest): Line {
  const sum = allMeasures(sheet, ...IN_SUM)
    .flatMap((measure) => rank(sheet, measure, sense) ?? [])
    .find(({ whole }) => whole);
  const [winner, next] = sum?.order ?? [];
  if (!sum || !winner || !next || winner.name === first.order[0]?.name || sum.ties.length > 1)
    return null;
  return (
    `In sum it was the other way round: ${sum.measure.name.toLowerCase()} came to ` +
    `${level(winner)} and ${level(next)}.`
  );
}

function refusal(sheet: FactSheet, { word }: Contest): Line {
  const which = sheet.extras.subjects.length > 2 ? `the ${word[1]}` : word[0];
  return `I can't tell which was ${which}, because they hold too little in common to judge that by.`;
}

/** "The first was on 3 May 2026 and the second on 10 May 2026." */
export function days(sheet: FactSheet): Line {
  const rows = sheet.extras.subjects.flatMap(({ name }) => {
    const day = sheet.get(`${name}.session.day`);
    return day ? [say`${placeOf(name)} on ${day}`] : [];
  });
  return rows.length > 1
    ? `${capitalized(list(rows.map((row, index) => (index === 0 ? row.replace(' on ', ' was on ') : row))))}.`
    : null;
}
