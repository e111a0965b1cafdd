import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** Legs that differ by more than this from half are uneven; meters differ by less (ours). % */
const UNEVEN = 3;

/** One leg that does clearly more of the work. */
export function balance(sheet: FactSheet): readonly Finding[] {
  const right = sheet.get('power.balance.right');
  if (!right || Math.abs(Number(right.value) - 50) < UNEVEN) return [];
  return [
    {
      kind: 'cost.balance',
      statement: say`Left and right differ: the right leg did ${right} of the work, an uneven balance`,
      because: [],
      surprise: 0.5,
      importance: 0.3,
      confidence: 0.8,
    },
  ];
}
