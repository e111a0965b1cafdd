import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { plainMessage } from '../asked-query.js';
import { placedAnswer } from '../query-answer.js';
import type { PastQuery } from './past-query.js';
import { readPast } from './read-past.js';
import type { PastResult } from './run-past.js';

/** Runs a query over an athlete's training; null where it was not loaded. */
export type RunPast = (query: PastQuery) => PastResult | null;

/** Answers what asks about the training of weeks and months; null to everything else. */
export function pastAnswers(before: readonly string[], run: RunPast) {
  const earlier = before.reduce<PastQuery | null>(
    (last, text) => readPast(plainMessage(text), last) ?? last,
    null,
  );
  return (plain: string, sheet: FactSheet) => {
    const query = readPast(plain, earlier);
    const result = query && run(query);
    return result && placedAnswer(sheet, result);
  };
}
