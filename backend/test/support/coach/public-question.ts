import type { Aids } from '#coaching/domain/answer/coach-answer.js';
import type { FactSheet, ReadingLevel } from '#coaching/domain/facts/fact-sheet.js';

/** One of the questions that athletes ask, in three wordings, over a sheet that can answer it. */
export interface PublicQuestion {
  readonly number: number;
  readonly wordings: readonly [string, string, string];
  readonly sheet: (level: ReadingLevel) => FactSheet;
  /** What may be looked up beside the sheet; nothing where it is absent. */
  readonly aids?: (sheet: FactSheet) => Aids;
  /** Keys of facts that a right answer rests on; of a group in brackets one is enough. */
  readonly facts: readonly (string | readonly string[])[];
}
