import { scanBy } from '#coaching/domain/query/slots/scan.js';
import { PAST_LEXICON } from './lexicon/past-lexicon.js';
import type { PastSlot } from './past-slot.js';

/** The slots of a message about training. */
export function scanPast(plain: string): readonly PastSlot[] {
  return scanBy(plain, PAST_LEXICON, /[a-z0-9%&]/);
}
