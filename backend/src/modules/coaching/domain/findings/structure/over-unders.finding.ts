import { capitalized } from '#coaching/domain/answer/words.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { listed } from './reps.js';

/** Sets closer together than this were alike. % (ours, as for repetitions) */
const ALIKE = 5;
/** A contrast under this share of the best before it has shrunk (ours). */
const SHRUNK = 0.7;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Work that changes between two levels without a rest: its sets, its levels, their contrast. */
export function overUnders(sheet: FactSheet): readonly Finding[] {
  const [pattern, overs, unders] = [
    sheet.get('intervals.pattern'),
    sheet.get('intervals.overs.output'),
    sheet.get('intervals.unders.output'),
  ];
  if (!pattern || !overs || !unders) return [];
  const best = strongest(setsOf(sheet, 'overs')) ?? overs;
  return [
    {
      kind: 'structure.over-unders',
      statement: capitalized(say`${pattern}`) + compared(sheet, { overs, unders }),
      because: [contrast(sheet, { overs, unders }), heart(sheet)],
      surprise: 0.75,
      importance: 1,
      confidence: 1,
      ...(overs.at && { at: overs.at }),
      action: say`Repeat ${pattern} with the unders held at ${unders} and every over at ${best}${best === overs ? '' : ', the level of your best set'}.`,
      covers: ['structure.', 'cost.set', 'cost.near-max', 'cost.eased', 'cost.fade'],
    },
  ];
}

interface Levels {
  readonly overs: Fact;
  readonly unders: Fact;
}

function compared(sheet: FactSheet, { overs, unders }: Levels): string {
  const sets = setsOf(sheet, 'sets');
  const [best, weakest] = [strongest(sets), strongest(sets, -1)];
  if (sets.length < 2 || !best || !weakest)
    return say`: the overs at ${overs}, the unders at ${unders}`;
  const apart = (Number(best.value) / Number(weakest.value) - 1) * 100;
  if (apart < ALIKE) return `, set by set alike: ${listed(sets)}`;
  return say`: the ${ordinal(sets, weakest)} set was the weakest at ${weakest}, the ${ordinal(sets, best)} set the strongest at ${best}`;
}

/** What is left of the step from under to over in the last set. */
function contrast(sheet: FactSheet, { overs, unders }: Levels): Line {
  const [over, under] = [setsOf(sheet, 'overs'), setsOf(sheet, 'unders')];
  const steps = over.map((_, at) => sheet.number(`intervals.overs.${at + 1}.contrast`) ?? 0);
  const [last, lastUnder] = [over.at(-1), under.at(-1)];
  const before = Math.max(0, ...steps.slice(0, -1));
  const at = steps.indexOf(before);
  const [then, thenUnder] = [over[at], under[at]];
  const plain = say`The overs averaged ${overs}, the unders ${unders}.`;
  if (!last || !lastUnder || !then || !thenUnder || over.length < 2) return null;
  if ((steps.at(-1) ?? 0) >= SHRUNK * before) return plain;
  return say`The contrast shrank in the last set: overs of ${last} against unders of ${lastUnder}, after ${then} against ${thenUnder}.`;
}

function heart(sheet: FactSheet): Line {
  const [peak, usual] = [
    sheet.get('intervals.overs.heartRateMax'),
    sheet.get('intervals.unders.heartRate'),
  ];
  return peak && usual
    ? say`Heart rate reached ${peak} in the overs and stayed at ${usual} on average in the unders, so they gave no real rest.`
    : null;
}

function setsOf(sheet: FactSheet, what: 'sets' | 'overs' | 'unders'): readonly Fact[] {
  return ORDINALS.flatMap((_, at) => sheet.get(`intervals.${what}.${at + 1}.output`) ?? []);
}

function strongest(sets: readonly Fact[], way = 1): Fact | undefined {
  return [...sets].sort((a, b) => way * (Number(b.value) - Number(a.value)))[0];
}

function ordinal(sets: readonly Fact[], one: Fact): string {
  return ORDINALS[sets.indexOf(one)] ?? '';
}
