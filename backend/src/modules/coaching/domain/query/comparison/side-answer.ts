import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { plainMessage } from '../asked-query.js';
import { placedAnswer } from '../query-answer.js';
import { readSides } from './read-sides.js';
import type { SideResult } from './run-sides.js';
import type { SideQuery } from './side-query.js';

/** Runs a query over the workouts of a comparison; null where there are none. */
export type RunSides = (query: SideQuery) => SideResult | null;

/** Answers what asks about workouts side by side; null to everything else. */
export function sideAnswers(before: readonly string[], run: RunSides) {
  const earlier = before.reduce<SideQuery | null>(
    (last, text) => readSides(plainMessage(text), last) ?? last,
    null,
  );
  return (plain: string, sheet: FactSheet) => {
    const query = readSides(plain, earlier);
    const result = query && run(query);
    return result && placedAnswer(sheet, result);
  };
}
