import { say, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { FactSheet, SheetSubject } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { kindOf } from './kinds.js';
import { inPageOrder, ofBoth, on, pairsIn, type SidePair } from './sides.js';

/** Sessions of different purpose: what they were, and what can be compared all the same. */
export function unlike(sheet: FactSheet): readonly Finding[] {
  const pairs = pairsIn(sheet);
  const apart = pairs.filter((pair) => isApart(sheet, pair));
  if (apart.length === 0) return [];
  return pairs.length === 1 ? [ofTwo(sheet, apart[0] as SidePair)] : ofThree(sheet, pairs, apart);
}

/** Different kinds, without so much as a few repetitions in common. */
function isApart(sheet: FactSheet, { key }: SidePair): boolean {
  return sheet.unknown(key) !== undefined && !sheet.has(`${key}.set.output`);
}

function ofTwo(sheet: FactSheet, pair: SidePair): Finding {
  const { now } = pair;
  return {
    ...WEIGHTS,
    statement: `These two are not alike: ${sheet.extras.subjects.map((side) => described(sheet, side)).join(', ')}`,
    because: [leftOver(sheet, pair), loads(sheet, pair)],
    action: `For a change in fitness, compare ${kindWord(now)} with another of its kind.`,
  };
}

/** Load is one measure for all kinds. */
function loads(sheet: FactSheet, pair: SidePair): Line {
  const { now, then } = pair;
  const [after, before] = [now, then].map(({ name }) => sheet.get(`${name}.load.stress`));
  return after && before
    ? `Training load: ${ofBoth(sheet, pair, (which) => say`${which === 'now' ? after : before}`)}.`
    : null;
}

const WEIGHTS = {
  kind: 'structure.unlike',
  surprise: 0.75,
  importance: 0.9,
  confidence: 0.95,
  covers: ['structure.longer'],
} as const;

function ofThree(
  sheet: FactSheet,
  pairs: readonly SidePair[],
  apart: readonly SidePair[],
): readonly Finding[] {
  const alike = pairs.filter((pair) => !apart.includes(pair));
  const [two] = alike;
  const sides = sheet.extras.subjects;
  if (alike.length > 1) return [];
  const odd = two && sides.find(({ name }) => name !== two.now.name && name !== two.then.name);
  return [
    {
      ...WEIGHTS,
      statement:
        two && odd
          ? `Only those ${list(inPageOrder(sheet, two).map(({ side }) => on(sheet, side)))} are alike; ${described(sheet, odd)}`
          : `No two of these are alike: ${sides.map((side) => described(sheet, side)).join(', ')}`,
      because: [],
    },
  ];
}

/** `a steady ride of 1 h 32 min on 14 June`. */
function described(sheet: FactSheet, side: SheetSubject): string {
  return `${on(sheet, side)} ${kindOf(sheet, side)}`;
}

function kindWord({ context: { shape } }: SheetSubject): string {
  if (shape === 'intervals') return 'the set';
  if (shape === 'race') return 'the race';
  return shape === 'stochastic' ? 'the variable one' : 'the steady one';
}

/** "Only their best 20 min, load and climbs can be compared." */
function leftOver(sheet: FactSheet, { key, now, then }: SidePair): string {
  const best = ['1200', '300', '3600', '60', '5000', '10000', '1000'].some((length) =>
    sheet.withKey(`${key}.best.${length}`),
  );
  const left = [
    sheet.has(`${key}.climb.time`) ? 'the climb that both have' : '',
    best ? 'the best stretch of one length' : '',
    [now, then].every(({ name }) => sheet.has(`${name}.load.stress`)) ? 'the load' : '',
  ].filter((words) => words !== '');
  return left.length === 0
    ? 'Averages of the whole say little here: the kind of session makes them.'
    : `Only ${list(left)} can be compared: averages of the whole follow the kind of session.`;
}
