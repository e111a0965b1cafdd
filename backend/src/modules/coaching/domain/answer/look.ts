import type { FactSheet } from '../facts/fact-sheet.js';

/** A stretch of the recording that the sheet does not tell of; null for the open end. */
export interface LookedAt {
  readonly by: 'metres' | 'seconds';
  readonly from: number | null;
  readonly to: number | null;
  readonly name: string;
}

/** Looks closer at the recording and lays what it finds on the sheet, under a key; null where that cannot be done. */
export type Look = (sheet: FactSheet, stretch: LookedAt) => { readonly sheet: FactSheet; readonly key: string } | null;
