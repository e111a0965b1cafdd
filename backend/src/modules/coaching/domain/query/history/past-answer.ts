import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { placedAnswer } from '../query-answer.js';
import type { PastQuery } from './past-query.js';
import type { PastResult } from './past-result.js';
import { readPast } from './slots/read-past.js';

/** Runs a query over an athlete's training; null where it was not loaded. */
export type RunPast = (query: PastQuery) => PastResult | null;

/** Answers what asks about the training of weeks and months; null to everything else. */
export function pastAnswers(before: readonly string[], run: RunPast) {
  const earlier = before.reduce<PastQuery | null>(
    (last, text) => readPast(text, last) ?? last,
    null,
  );
  return (message: string, sheet: FactSheet) => {
    const query = readPast(message, earlier);
    const result = query && run(query);
    return result && placedAnswer(sheet, result);
  };
}
