import type { SheetKind } from '#coaching/domain/facts/fact-sheet.js';
import { estimateTokens } from '#coaching/domain/tokens.js';

/** Limits of one request, in tokens. Source: design of the coach, section on the fact sheet. */
export const BUDGET = { system: 700, turns: 1200, texts: 500, answer: 450 } as const;

/**
 * A comparison holds three workouts and their differences; a history the athlete's card and twelve
 * weeks.
 */
export const SHEET_BUDGET: Readonly<Record<SheetKind, number>> = {
  workout: 2400,
  comparison: 3500,
  history: 1900,
};

/**
 * Nobody talks this much within the limit of an answer, even in short tokens: a service that does
 * ignores the limit.
 */
export const LONGEST_ANSWER = 8 * BUDGET.answer;

export { estimateTokens };
