import type { Fact } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';

/**
 * What a tool told: the grown sheet and the facts with their ids, or the end of a sentence that
 * begins with "because".
 */
export type Told =
  { readonly sheet: FactSheet; readonly facts: readonly Fact[] } | { readonly refused: string };

/** Works something out by a tool that was bound to the question. */
export type Tell = (
  sheet: FactSheet,
  tool: string,
  args: Readonly<Record<string, unknown>>,
) => Told;
