import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { weather } from './because.js';
import { on, pairsIn, type SidePair } from './sides.js';
import { isSame } from './verdict.js';

/** Output for each heartbeat, where no output was held by both. */
export function efficiency(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => ofPair(sheet, pair) ?? [])
    .slice(0, 1);
}

/** Efficiency grows with the output, so only like outputs compare (ours). */
const LIKE = 0.1;

function isLike(sheet: FactSheet, { now, then }: SidePair): boolean {
  return (['power.normalized', 'speed.graded', 'speed.average'] as const).some((key) => {
    const [a, b] = [now, then].map(({ name }) => sheet.number(`${name}.${key}`));
    return !!a && !!b && Math.abs(a - b) <= LIKE * Math.max(a, b);
  });
}

function ofPair(sheet: FactSheet, pair: SidePair): Finding | null {
  const { key, then, now } = pair;
  const change = sheet.get(`${key}.efficiencyFactor`);
  const [after, before] = [now, then].map(({ name }) => sheet.get(`${name}.load.efficiency`));
  if (!change || !after || !before || isSame(change) || !isLike(sheet, pair)) return null;
  const more = change.trend === 'up';
  return {
    kind: 'cost.efficiency',
    statement: say`Each heartbeat gave ${more ? 'more' : 'less'}: ${on(sheet, now)} an efficiency factor of ${after}, ${on(sheet, then)} of ${before}`,
    because: [weather(sheet, pair, more ? -1 : 1)],
    surprise: 0.65,
    importance: 0.6,
    confidence: 0.7,
  };
}
