import type { Found } from '../found.js';

/** Facts and an answer, or the end of a sentence that begins with "because". */
export type PastResult = Found | { readonly refused: string };
