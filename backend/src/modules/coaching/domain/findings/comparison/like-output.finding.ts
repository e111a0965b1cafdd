import { say, size } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { weather } from './because.js';
import { later, ofBoth, pairsIn, type SidePair } from './sides.js';
import { gradeOf, isSame } from './verdict.js';

/** Heart rate at an output that both held: what the same work cost. */
export function likeOutput(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => ofPair(sheet, pair) ?? [])
    .slice(0, 1);
}

function ofPair(sheet: FactSheet, pair: SidePair): Finding | null {
  const { key, then, now } = pair;
  const output = sheet.get('matched.output');
  const change = sheet.get(`${key}.matched.heartRate`);
  const [after, before] = [now, then].map(({ name }) => sheet.get(`${name}.matched.heartRate`));
  if (!output || !change || !after || !before) return null;
  const same = isSame(change);
  const less = change.trend === 'down';
  const meaning = same ? 'about the same' : less ? 'lower' : 'higher';
  return {
    kind: 'cost.like-output',
    statement: say`At ${output} your heart rate was ${meaning}${same ? '' : ` in ${later(sheet)}`}: ${ofBoth(sheet, pair, (which) => say`${which === 'now' ? after : before}`)}`,
    because: [
      same
        ? Number(change.value) === 0
          ? null
          : say`The difference of ${size(change)} is what a heart varies by from day to day.`
        : say`The difference, ${size(change)}, is beyond what a heart varies by from day to day.`,
      same
        ? null
        : (weather(sheet, pair, gradeOf(change)) ??
          'Tiredness, coffee and a strap that slips can look the same.'),
    ],
    surprise: same ? 0.35 : 0.8,
    importance: 0.8,
    confidence: 0.85,
    action: same
      ? null
      : less
        ? say`Hold ${output} again on the next easy day: if heart rate stays at ${after}, the gain is real.`
        : say`Hold ${output} again once you are rested: if heart rate is still at ${after}, take an easy week.`,
    covers: ['cost.efficiency'],
  };
}
