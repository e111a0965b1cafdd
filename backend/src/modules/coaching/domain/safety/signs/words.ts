/**
 * Pieces of patterns on plain lower-case words without punctuation, one blank between two ("don't"
 * reads "don t").
 */

/** Up to so many words between two. */
export const upTo = (words: number): string => String.raw`(?:\s+\w+){0,${words}}\s+`;

export const CANNOT =
  '(?:can ?not|can t|cant|could ?n t|couldnt|could not|can hardly|could hardly|can ' +
  'barely|could barely|unable to)';
export const IS =
  '(?:is|was|are|were|looks?|looked|turned|went|became|has been|came out|got|feels?|felt)';

/** The heart itself, and nothing that is measured or worn. */
export const HEART = String.raw`heart\b(?! (?:rates?|zones?|strap|band|monitor|sensor|data|curve|reserve|of))`;
export const CHEST = String.raw`chest\b(?! (?:straps?|bands?|belts?|monitors?|sensors?|press|day|fly|flies|muscles?|workout|freezer|pocket))`;
