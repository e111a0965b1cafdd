import type { FactDraft } from '../domain/facts/fact.js';
import type { FactSheet } from '../domain/facts/fact-sheet.js';
import type { SideQuery } from '../domain/query/comparison/side-query.js';
import type { PastQuery } from '../domain/query/history/past-query.js';
import type { Query } from '../domain/query/query.js';
import type { QueryResult } from '../domain/query/run-query.js';

/** What a coach knows of a tool; `parameters` is a JSON Schema of its arguments. */
export interface ToolOffer {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * What a tool found, as facts without ids; or why it found nothing, to end a sentence that begins
 * with "because".
 */
export type ToolResult = { readonly facts: readonly FactDraft[] } | { readonly refused: string };

/**
 * Arithmetic and look-ups over what was loaded for one athlete and one question: read-only, and
 * bound to that athlete on the server. Nothing that a model says can name another athlete or a
 * workout of theirs.
 */
export interface CoachTools {
  readonly offers: readonly ToolOffer[];
  /**
   * @param args as the model wrote them, parsed from JSON and not checked in any way
   * @param sheet whose ids the arguments name, with what earlier calls found
   */
  run(name: string, args: unknown, sheet: FactSheet): ToolResult;
  /** Null where the question is about several workouts, or the samples are not there. */
  query?(query: Query): QueryResult | null;
  /** Null where the question is not about two or three workouts. */
  sides?(query: SideQuery): QueryResult | null;
  /** Null where the question is not about the training of weeks and months. */
  past?(query: PastQuery): QueryResult | null;
}

/** Bounds of one answer. */
export const TOOL_LIMITS = { calls: 6, resultTokens: 1500 } as const;
