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

function ofPair(sheet: FactSheet, pair: SidePair): Finding | null {
  const { key, then, now } = pair;
  const change = sheet.get(`${key}.efficiencyFactor`);
  const [after, before] = [now, then].map(({ name }) => sheet.get(`${name}.load.efficiency`));
  if (!change || !after || !before || isSame(change)) return null;
  const more = change.trend === 'up';
  return {
    kind: 'cost.efficiency',
    statement: say`Each heartbeat gave ${more ? 'more' : 'less'}: ${on(sheet, now)} an efficiency factor of ${after}, ${on(sheet, then)} of ${before}`,
    because: [weather(sheet, pair)],
    surprise: 0.65,
    importance: 0.6,
    confidence: 0.7,
  };
}
