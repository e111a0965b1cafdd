import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { descentsOf, overlap } from './slopes.js';

/** A last quarter with this much less power than the second needs a word; percent (ours). */
const LESS = -10;
/** A descent explains it where it has this share of the quarter. */
const SHARE = 0.4;

/** The end was easier, for it went downhill: no fade. */
export function easyEnd(sheet: FactSheet): readonly Finding[] {
  const quarter = sheet.get('pacing.quarter.4.output');
  const change = sheet.number('pacing.end.output');
  if (!quarter?.at || !quarter.about.includes('power') || change === null || change > LESS)
    return [];
  const { at } = quarter;
  const descent = descentsOf(sheet).find(
    (one) =>
      overlap(one.at, at) * Math.min(one.at.to - one.at.from, at.to - at.from) >=
      SHARE * (at.to - at.from),
  );
  if (!descent) return [];
  const coasted = descent.coasting
    ? say` ${descent.coasting} of it passed without pedalling.`
    : null;
  return [
    {
      kind: 'terrain.easy-end',
      statement: say`The last quarter averaged only ${quarter}, but that was the descent of ${descent.height} and no fade`,
      because: [coasted && coasted.trim()],
      surprise: 0.4,
      importance: 0.5,
      confidence: 1,
      at: descent.at,
      covers: ['cost.coasting', 'cost.hours', 'cost.fade'],
    },
  ];
}
