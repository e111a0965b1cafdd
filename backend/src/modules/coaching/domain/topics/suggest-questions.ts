import type { FactSheet } from '../facts/fact-sheet.js';
import { TOPICS } from './all-topics.js';

const MOST_SUGGESTED = 6;

/** What matters most to each sport comes first. */
const ORDER = {
  cycling: ['summary', 'intervals', 'pacing', 'effort', 'zones', 'drift', 'heart-rate', 'power', 'ftp', 'recovery'],
  running: ['summary', 'intervals', 'pacing', 'effort', 'start', 'zones', 'heart-rate', 'laps', 'cadence', 'records', 'recovery'],
} as const;

/** Questions that this workout's facts answer well, one for each topic, best first. */
export function suggestQuestions(sheet: FactSheet): readonly string[] {
  const order: readonly string[] = ORDER[sheet.context.family];
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...TOPICS]
    .sort((a, b) => rank(a.id) - rank(b.id))
    .flatMap((topic) => topic.suggestions(sheet)[0] ?? [])
    .slice(0, MOST_SUGGESTED);
}
