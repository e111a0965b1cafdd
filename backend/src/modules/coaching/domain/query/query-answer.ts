import type { Answer } from '../answer/answer.js';
import { say } from '../answer/say.js';
import { sessionNoun } from '../answer/words.js';
import { text } from '../facts/draft.js';
import type { Fact, FactDraft } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { lines } from './found.js';
import type { Query } from './query.js';
import type { QueryResult } from './run-query.js';

/** Runs a query over what was loaded for a question; null where its samples are not there. */
export type RunQuery = (query: Query) => QueryResult | null;

/** The answer of what a query found, and the sheet with the facts that it cites. */
export function placedAnswer(
  sheet: FactSheet,
  result: QueryResult,
): { readonly answer: Answer; readonly sheet: FactSheet } {
  if ('refused' in result) return refusal(sheet, result.refused);
  const grown = sheet.with(result.facts).sheet;
  const placed = (draft: FactDraft): Fact => grown.withKey(draft.key) as Fact;
  return { sheet: grown, answer: result.answer(placed) };
}

const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/;

/** Why something is not known; numbers in the reason are facts, as everywhere. */
function refusal(sheet: FactSheet, refused: string): ReturnType<typeof placedAnswer> {
  const known = sheet.unknowns.find(({ reason }) => reason === refused);
  if (known) return { sheet, answer: lines([say`I can't say, because ${known}.`]) };
  const reason = refused.replace('this workout', `this ${sessionNoun(sheet)}`);
  if (!NUMBER.test(reason)) return { sheet, answer: lines([`I can't say, because ${reason}.`]) };
  const draft = text(
    { key: `refusal.${reason}`, label: 'Why it is not known', about: [], method: 'engine' },
    reason,
  );
  const grown = sheet.with([draft]).sheet;
  const fact = grown.withKey(draft.key) as Fact;
  return { sheet: grown, answer: lines([say`I can't say, because ${fact}.`]) };
}
