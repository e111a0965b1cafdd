import { asksForAdvice } from './advice-after.js';
import { redFlag } from './red-flags.js';

/** Said before what the recording shows where an injury is mentioned beside the question. */
export const INJURY_NOTE =
  "I can't judge injuries; if it lasts or gets worse, have a doctor or a physiotherapist look at it.";

const PARTS = /[.!?;\n]+\s*|,\s+|\s+(?:but|also|anyway|btw)\s+/;

/** Asks what was; what will be or should be is advice. */
const ASKS =
  /\?|\b(?:how|what|whats|which|where|when|why|did|was|were|show|list|compare|avg|average|max|total)\b/;

/**
 * What a message asks of the recording beside an injury that it mentions; null where it mentions
 * no injury, names something graver, asks for advice, or asks nothing else.
 */
export function askedBesideInjury(message: string): string | null {
  if (redFlag(message) !== 'injury' || asksForAdvice(message)) return null;
  const rest = message
    .split(PARTS)
    .filter((part) => part.trim() !== '' && redFlag(part) === null)
    .filter((part) => ASKS.test(part.toLowerCase()) || message.includes(`${part}?`));
  return rest.length > 0 ? rest.join('? ') : null;
}
