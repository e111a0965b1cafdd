import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { placedAnswer } from '../query-answer.js';
import { readSides } from '../slots/read-sides.js';
import type { SideResult } from './run-sides.js';
import type { SideQuery } from './side-query.js';

/** Runs a query over the workouts of a comparison; null where there are none. */
export type RunSides = (query: SideQuery) => SideResult | null;

/** Answers what asks about workouts side by side; null to everything else. */
export function sideAnswers(before: readonly string[], run: RunSides) {
  const earlier = before.reduce<readonly SideQuery[]>(
    (queries, text) => [...queries, ...readSides(text, queries)],
    [],
  );
  return (message: string, sheet: FactSheet) => {
    const [query] = readSides(message, earlier);
    const result = query && run(query);
    return result ? placedAnswer(sheet, result) : null;
  };
}
