import type { Answer } from '../answer/answer.js';
import type { Fact, FactDraft } from '../facts/fact.js';

/** Turns a draft into the fact that has its place on the sheet. */
export type Placed = (draft: FactDraft) => Fact;

/** What a query found: the facts that its answer cites, and how the answer is said with them. */
export interface Found {
  readonly facts: readonly FactDraft[];
  readonly answer: (placed: Placed) => Answer;
  /** The part that a follow-up ("and there?") means. */
  readonly focus?: { readonly key: string; readonly from: number; readonly to: number };
  /** The value that was asked for, against which a number of the question is checked. */
  readonly main?: FactDraft;
}

/** Facts and an answer, or the end of a sentence that begins with "because". */
export type QueryResult = Found | { readonly refused: string };

/** An answer of lines alone. */
export function lines(
  finding: Answer['finding'],
  evidence: Answer['evidence'] = [],
  rows?: Answer['rows'],
): Answer {
  return { finding, evidence, meaning: [], ...(rows === undefined ? {} : { rows }) };
}
