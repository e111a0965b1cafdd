import { say, size, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { weather } from './because.js';
import { later, noun, ofBoth, pairsIn, type SidePair } from './sides.js';
import { gradeOf, isSame, verdictOf, type Verdict } from './verdict.js';

/** One route, or on foot one distance: faster or not, and at which heart rate. */
export function sameRoute(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => ofPair(sheet, pair) ?? [])
    .slice(0, 1);
}

function ofPair(sheet: FactSheet, pair: SidePair): Finding | null {
  const { key } = pair;
  const change = sheet.get(`${key}.route.time`);
  const [before, after] = [sheet.get(`${key}.route.then.time`), sheet.get(`${key}.route.now.time`)];
  const by = sheet.get(`${key}.route.by`);
  // A set or a race is judged by its parts, not by how fast the way home was.
  if (!change || !before || !after || !by || sheet.unknown(key)) return null;
  if (sheet.has(`${key}.set.output`)) return null;
  const cost = sheet.get(`${key}.heartRate`);
  const beats = (name: SidePair['now']['name']) => {
    const rate = cost && sheet.get(`${name}.heartRate.average`);
    return rate ? say` at ${rate}` : '';
  };
  const faster = isSame(change) ? 0 : Number(change.value) < 0 ? 1 : -1;
  const verdict = verdictOf(faster, gradeOf(cost), {
    what: 'speed',
    noun: noun(sheet),
    same: 'The same time',
  });
  return {
    kind: 'past.same-route',
    statement: say`${verdict.head} over ${by}${verdict.tail}: ${ofBoth(sheet, pair, (which, side) => say`${which === 'now' ? after : before}${beats(side.name)}`)}`,
    because: [
      output(sheet, pair),
      verdict.cost
        ? weather(sheet, pair, verdict.cost)
        : noun(sheet) === 'ride'
          ? 'Wind, traffic and company can move a time as much as fitness does.'
          : null,
    ],
    surprise: verdict.surprise,
    importance: by.value === 'the same route' ? 0.85 : 0.75,
    confidence: noun(sheet) === 'ride' && !sheet.has(`${key}.power`) ? 0.7 : 0.9,
    action: nextTime(verdict, sheet, pair),
    covers: ['past.whole', 'past.gradient', 'cost.efficiency'],
  };
}

/** What was put out for it, where power tells. */
function output(sheet: FactSheet, pair: SidePair): Line {
  const { key, now, then } = pair;
  const change = sheet.get(`${key}.normalizedPower`) ?? sheet.get(`${key}.power`);
  const id = change?.key.endsWith('normalizedPower') ? 'normalized' : 'average';
  const [after, before] = [now, then].map(({ name }) => sheet.get(`${name}.power.${id}`));
  if (!change || !after || !before) return null;
  const word = id === 'normalized' ? 'Normalized power' : 'Average power';
  const values = ofBoth(sheet, pair, (which) => say`${which === 'now' ? after : before}`);
  return isSame(change)
    ? `${word} was about the same: ${values}.`
    : say`${word} was ${size(change)} ${change.trend === 'up' ? 'higher' : 'lower'} in ${later(sheet)}: ${values}.`;
}

function nextTime({ output: faster, cost }: Verdict, sheet: FactSheet, pair: SidePair): Line {
  const rate = sheet.get(`${pair.then.name}.heartRate.average`);
  if (faster > 0 && cost === 1 && rate)
    return say`Go over it again at ${rate} on average: the time at that heart rate shows whether you are fitter.`;
  if (faster >= 0 && cost !== null && cost <= 0)
    return 'Keep this as a test: the same way, the same heart rate, once a month.';
  if (cost === 1)
    return 'Go over it again rested and in like weather before you read anything into it.';
  return null;
}
