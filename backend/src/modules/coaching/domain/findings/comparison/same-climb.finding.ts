import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { uncertainty, weather } from './because.js';
import { inPageOrder, noun, ofBoth, on, pairsIn, type SidePair } from './sides.js';
import { gradeOf, isSame, verdictOf } from './verdict.js';

const BY_SIZE = 'Only length and height say that it is the same climb.';

/** The highest climb that both went up: time, power and heart rate on it. */
export function sameClimb(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => ofPair(sheet, pair) ?? [])
    .slice(0, 1);
}

function ofPair(sheet: FactSheet, pair: SidePair): Finding | null {
  const { key } = pair;
  const change = sheet.get(`${key}.climb.time`);
  const [before, after] = [sheet.get(`${key}.climb.then.time`), sheet.get(`${key}.climb.now.time`)];
  const length = sheet.get(`${key}.climb.length`);
  if (!change || !before || !after || !length) return null;
  const faster = isSame(change) ? 0 : Number(change.value) < 0 ? 1 : -1;
  const cost = sheet.get(`${key}.climb.heartRate`);
  const verdict = verdictOf(faster, gradeOf(cost), {
    what: 'speed',
    noun: noun(sheet),
    same: 'The same time',
  });
  const byPlace = sheet.get(`${key}.climb.by`)?.value === 'place and length';
  return {
    kind: 'past.same-climb',
    statement: say`${verdict.head} on the same climb (${length})${verdict.tail}: ${ofBoth(sheet, pair, (which) => say`${which === 'now' ? after : before}`)}`,
    because: [
      levels(sheet, pair) ?? uncertainty(sheet, pair, 'climb'),
      byPlace ? weather(sheet, pair, verdict.cost) : BY_SIZE,
    ],
    surprise: verdict.surprise,
    importance: 0.85,
    confidence: byPlace ? 0.95 : 0.7,
    ...(after.at && { at: after.at }),
    action: nextTime(faster, sheet.get(`${key}.climb.now.output`), change),
    covers: ['past.gradient', 'cost.efficiency'],
  };
}

/** "There you averaged, on 14 June 250 W at 157 bpm, and on 21 June 265 W at 158 bpm, 15 W apart." */
function levels(sheet: FactSheet, pair: SidePair): Line {
  const { key } = pair;
  const change = sheet.get(`${key}.climb.output`);
  const of = (which: 'now' | 'then', side: SidePair['now']) => {
    const output = sheet.get(`${key}.climb.${which}.output`);
    const beats = sheet.get(`${key}.climb.${which}.heartRate`);
    const values = [output?.unit === 'W' ? output : null, beats].flatMap((one) => one ?? []);
    return values.length > 0
      ? `${on(sheet, side)} ${values.map((one) => say`${one}`).join(' at ')}`
      : null;
  };
  const [first, second] = inPageOrder(sheet, pair).map(({ side, which }) => of(which, side));
  if (!first || !second) return null;
  const difference = change?.unit === 'W' && !isSame(change) ? say`, ${size(change)} apart` : '';
  return `There you averaged, ${first}, and ${second}${difference}.`;
}

function nextTime(faster: number, output: Fact | undefined, change: Fact): Line {
  if (output?.unit !== 'W')
    return faster < 0
      ? say`The ${size(change)} may be the day: try this climb again rested.`
      : null;
  if (faster > 0) return say`Begin it at ${output} the next time, and push towards the top.`;
  return say`Begin it at ${output} the next time, and see whether heart rate stays lower.`;
}
