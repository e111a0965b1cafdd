import type { Answer } from '#coaching/domain/answer/answer.js';
import type { Line } from '#coaching/domain/answer/say.js';
import type { Fact, FactDraft } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { RankedMeaning } from '#coaching/domain/understanding/nearest.js';

/** A question about one workout as a whole, as its patterns are read. */
export interface DirectQuestion {
  /** Lower case, slips mended. */
  readonly plain: string;
  /** The athlete's earlier messages in the same form, the latest first. */
  readonly before: readonly string[];
  /** What it may mean, the likeliest first; empty where nothing is known about its meaning. */
  readonly ranked?: readonly RankedMeaning[];
  /** Nothing else was understood, so a less likely meaning is better than no answer. */
  readonly unsure?: boolean;
}

export interface DirectAnswer {
  readonly answer: Answer;
  /** With the facts that were worked out for the answer. */
  readonly sheet: FactSheet;
  /** The topic that was asked for by name. */
  readonly topic?: string;
}

/**
 * Something that athletes ask of a whole workout and that has one answer of its own: the first
 * sentence gives it, at most two more explain it. Null where the question or the facts are others.
 */
export type Direct = (sheet: FactSheet, question: DirectQuestion) => DirectAnswer | null;

/** The answer in the shape of all answers; null where there is nothing to say first. */
export function direct(
  sheet: FactSheet,
  first: Line,
  ...explains: readonly Line[]
): DirectAnswer | null {
  if (first === null) return null;
  return { sheet, answer: { finding: [first], evidence: explains, meaning: [] } };
}

/** The sheet with one more fact, and that fact. */
export function withFact(
  sheet: FactSheet,
  draft: FactDraft | null,
): { readonly sheet: FactSheet; readonly fact: Fact } | null {
  if (draft === null) return null;
  const grown = sheet.with([draft]);
  const [fact] = grown.added;
  return fact ? { sheet: grown.sheet, fact } : null;
}
