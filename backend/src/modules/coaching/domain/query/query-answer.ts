import type { Answer } from '../answer/answer.js';
import { sessionNoun } from '../answer/words.js';
import type { Fact, FactDraft } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Query } from './query.js';
import type { QueryResult } from './run-query.js';

/** Runs a query over what was loaded for a question; null where its samples are not there. */
export type RunQuery = (query: Query) => QueryResult | null;

/** The answer of what a query found, and the sheet with the facts that it cites. */
export function placedAnswer(
  sheet: FactSheet,
  result: QueryResult,
): { readonly answer: Answer; readonly sheet: FactSheet } {
  if ('refused' in result)
    return {
      sheet,
      answer: {
        finding: [
          `I can't say, because ${result.refused.replace('this workout', `this ${sessionNoun(sheet)}`)}${reasonMark(sheet, result.refused)}.`,
        ],
        evidence: [],
        meaning: [],
      },
    };
  const grown = sheet.with(result.facts).sheet;
  const placed = (draft: FactDraft): Fact => grown.get(draft.key) as Fact;
  return { sheet: grown, answer: result.answer(placed) };
}

/** The mark of a reason that the sheet itself gives. */
function reasonMark({ unknowns }: FactSheet, refused: string): string {
  const known = unknowns.find(({ reason }) => reason === refused);
  return known ? ` [${known.id}]` : '';
}

/** The answer to a query, and the sheet with the facts that it cites. */
export function queryAnswer(
  sheet: FactSheet,
  query: Query,
  run: RunQuery,
): { readonly answer: Answer; readonly sheet: FactSheet } | null {
  const result = run(query);
  if (result === null) return null;
  // Which laps there are is said by whoever looks for a single one.
  if ('refused' in result && query.scope.kind !== 'each') return null;
  return placedAnswer(sheet, result);
}
