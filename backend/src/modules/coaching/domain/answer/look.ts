import type { FactSheet } from '../facts/fact-sheet.js';
import type { Spot } from '../understanding/spot.js';

/**
 * What a closer look found: the grown sheet, under which key its facts stand, and what their labels
 * call the place.
 */
export interface Seen {
  readonly sheet: FactSheet;
  readonly key: string;
  readonly name: string;
}

/**
 * Looks closer at the recording for a place that the sheet does not tell of; null where there is
 * nothing to see.
 * @param subject `W1` to `W3` of a comparison; the first where it is left out
 */
export type Look = (sheet: FactSheet, spot: Spot, subject?: string) => Seen | null;
