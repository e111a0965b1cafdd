import { inWords, say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** The slowest of a row against the fastest (ours). */
const EVEN = 1.2;

/** A row of like descents that stayed even. */
export function descentsEven(sheet: FactSheet): readonly Finding[] {
  const [count, height, fastest, slowest] = (
    ['count', 'height', 'fastest', 'slowest'] as const
  ).map((what) => sheet.get(`descents.alike.${what}`));
  if (!count?.at || !height || !fastest || !slowest) return [];
  if (Number(slowest.value) > EVEN * Number(fastest.value)) return [];
  return [
    {
      kind: 'terrain.descents.even',
      statement: say`The descents stayed even: ${inWords(count)} of about ${height} in ${fastest} to ${slowest}`,
      because: [],
      surprise: 0.6,
      importance: 0.6,
      confidence: 1,
      at: count.at,
    },
  ];
}
