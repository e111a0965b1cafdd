import type { Meaning } from './meanings/meaning.js';

/** A meaning that a text may have. */
export interface RankedMeaning {
  readonly meaning: Meaning;
  /** 0 to 1; the confidences of all meanings of a text add up to 1. */
  readonly confidence: number;
}

/** The meanings of a text, the likeliest first; empty where nothing is known about the text. */
export type Nearest = (text: string) => readonly RankedMeaning[];

export const NOTHING_NEAR: Nearest = () => [];
