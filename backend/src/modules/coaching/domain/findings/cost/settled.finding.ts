import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** A first quarter this far under the others, which are this close together (ours). bpm */
const BELOW = 7;
const TOGETHER = 4;
/** Power of the last quarter against the second (ours). Percent. */
const HELD = -8;

/** Heart rate that hardly moved once the start was over, while the power was kept up. */
export function settled(sheet: FactSheet): readonly Finding[] {
  const [first, second, third, last] = ([1, 2, 3, 4] as const).map((quarter) =>
    sheet.get(`pacing.quarter.${quarter}.heartRate`),
  );
  const power = sheet.get('pacing.quarter.4.output');
  if (!first || !second || !third || !last || !power?.about.includes('power')) return [];
  if (sheet.context.shape === 'intervals' || sheet.context.family !== 'cycling') return [];
  const later = [second, third, last].map(({ value }) => Number(value));
  const rose = Math.min(...later) - Number(first.value) >= BELOW;
  const level = Math.max(...later) - Math.min(...later) <= TOGETHER;
  if (!rose || !level || (sheet.number('pacing.end.output') ?? -100) < HELD) return [];
  return [
    {
      kind: 'cost.like.settled',
      statement: say`Heart rate settled after the start: ${first} in the first quarter, then ${second}, ${third} and ${last}, with ${power} in the last`,
      because: [],
      surprise: 0.4,
      importance: 0.5,
      confidence: 1,
      covers: ['cost.like.none'],
    },
  ];
}
