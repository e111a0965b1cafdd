import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { weather } from './because.js';
import { later, ofBoth, pairsIn, type SidePair } from './sides.js';
import { isSame } from './verdict.js';

/** Output for each heartbeat, where no output was held by both. */
export function efficiency(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => ofPair(sheet, pair) ?? [])
    .slice(0, 1);
}

/** Efficiency grows with the output, so only like outputs compare (ours). */
const LIKE = 0.1;
/** The first that both have decides: two rides at one speed may be a climb and a tailwind. */
const OUTPUTS = ['power.normalized', 'speed.graded', 'speed.average'] as const;

function isLike(sheet: FactSheet, { now, then }: SidePair): boolean {
  for (const key of OUTPUTS) {
    const [a, b] = [now, then].map(({ name }) => sheet.number(`${name}.${key}`));
    if (a && b) return Math.abs(a - b) <= LIKE * Math.max(a, b);
  }
  return false;
}

function ofPair(sheet: FactSheet, pair: SidePair): Finding | null {
  const { key, then, now } = pair;
  const change = sheet.get(`${key}.efficiencyFactor`);
  const [after, before] = [now, then].map(({ name }) => sheet.get(`${name}.load.efficiency`));
  if (!change || !after || !before || isSame(change) || !isLike(sheet, pair)) return null;
  const more = change.trend === 'up';
  return {
    kind: 'cost.efficiency',
    statement: `Each heartbeat gave ${more ? 'more' : 'less'} in ${later(sheet)}: ${ofBoth(sheet, pair, (which, _side, place) => say`${place === 0 ? 'an efficiency factor ' : ''}of ${which === 'now' ? after : before}`)}`,
    because: [weather(sheet, pair, more ? -1 : 1)],
    surprise: 0.65,
    importance: 0.6,
    confidence: 0.7,
  };
}
