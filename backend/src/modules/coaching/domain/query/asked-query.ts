import type { FactSheet } from '../facts/fact-sheet.js';
import { plainText } from '../understanding/plain-text.js';
import { KNOWN_WORDS } from '../understanding/score-topics.js';
import type { Series } from './query.js';
import type { Around } from './slots/around.js';
import { readMessage, saysNothing } from './slots/read-message.js';
import { subjectOf } from './slots/subject-of.js';

/** The queries of the athlete's earlier messages, oldest first, and what is usual for the workout. */
export function besideOf(sheet: FactSheet, before: readonly string[]): Around {
  const usual = usualSeries(sheet);
  const running = sheet.context.family === 'running';
  return before.reduce<Around>(
    (around, text) => {
      if (saysNothing(text)) return around;
      const queries = readMessage(text, around);
      const aside = queries.length === 0;
      const spoken = aside ? subjectOf(text, around) : null;
      return {
        ...around,
        aside,
        before: [...around.before, ...queries, ...(spoken ? [spoken] : [])],
      };
    },
    { usual, running, before: [] },
  );
}

/** Whether the last of some messages says no query. */
export function asideBefore(sheet: FactSheet, before: readonly string[]): boolean {
  return besideOf(sheet, before).aside === true;
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

/** "Ok, and the heart rate": such an opening is no verdict that is asked for. */
const OPENING =
  /^(?:(?:ok|okay|alright|all right|fine|cool|nice|great|right|ah|oh|hm+)(?: then)?[ ,]+)+(?=\w+ \w)/;

export function withoutOpening(plain: string): string {
  return plain.replace(OPENING, '');
}
