import type { Answer } from '../answer/answer.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { besideOf } from './asked-query.js';
import { placedAnswer, type RunQuery } from './query-answer.js';
import { leansBack, readMessage } from './slots/read-message.js';

/** The answers to the queries that a message says by its words, in their order; null where none. */
export function composedAnswer(
  message: string,
  {
    sheet,
    before,
    run,
  }: { readonly sheet: FactSheet; readonly before: readonly string[]; readonly run: RunQuery },
): { readonly answers: readonly Answer[]; readonly sheet: FactSheet } | null {
  const answers: Answer[] = [];
  let grown = sheet;
  for (const query of readMessage(message, besideOf(sheet, before))) {
    const result = run(query);
    if (result === null) return null;
    const placed = placedAnswer(grown, result);
    answers.push(placed.answer);
    grown = placed.sheet;
  }
  return answers.length === 0 ? null : { answers: shortened(answers), sheet: grown };
}

/** Whether a message only says what it asks together with the ones before it. */
export function isFollowUp(message: string, sheet: FactSheet, before: readonly string[]): boolean {
  return before.length > 0 && leansBack(message, besideOf(sheet, before));
}

/** Where there is more than one answer, each keeps only its finding. */
function shortened(answers: readonly Answer[]): readonly Answer[] {
  if (answers.length < 2) return answers;
  return answers.map((answer) => ({ ...answer, evidence: [], meaning: [] }));
}
