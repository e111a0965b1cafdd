import type { FactSheet } from '../facts/fact-sheet.js';
import { plainText } from '../understanding/plain-text.js';
import { KNOWN_WORDS } from '../understanding/score-topics.js';
import type { Series } from './query.js';
import type { Beside } from './read/beside.js';
import { readQuery } from './read/read-query.js';

/** The queries of the athlete's earlier messages, oldest first, and what is usual for the workout. */
export function besideOf(sheet: FactSheet, before: readonly string[]): Beside {
  const usual = usualSeries(sheet);
  return before.reduce<Beside>(
    (beside, text) => {
      const query = readQuery(plainMessage(text), beside);
      return query ? { usual, before: [...beside.before, query] } : beside;
    },
    { usual, before: [] },
  );
}

/** What athletes mean by the parts of such a workout. */
function usualSeries(sheet: FactSheet): Series {
  if (sheet.has('intervals.count')) return { kind: 'rep' };
  return sheet.context.family === 'running'
    ? { kind: 'block', by: 'metres', length: 1000 }
    : { kind: 'quarter' };
}

/** A message as its patterns are read. */
export function plainMessage(message: string): string {
  return plainText(message, KNOWN_WORDS);
}
