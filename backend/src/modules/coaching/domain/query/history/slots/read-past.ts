import { plainText } from '#coaching/domain/understanding/plain-text.js';
import type { PastQuery } from '../past-query.js';
import { composePast } from './compose-past.js';
import { KNOWN_PAST_WORDS } from './known-past-words.js';
import { pastSenseOf, type PastSense } from './past-sense.js';
import { scanPast } from './scan-past.js';

/** Bests over all lengths are one table, with the stretch of each; another answer gives it. */
const ALL_BESTS =
  /^(?:what|which|show|list|tell|give|my|whats|and)?\b(?:(?!thursday|monday|tuesday|wednesday|friday|saturday|sunday|interval|rep|week|month|day|ride|run)\w+ )*(?:bests|best (?:efforts|powers|times|performances)|all ?time bests)\b/;

/** What a message asks of the training of weeks and months; null where its words do not say it. */
export function readPast(message: string, before: PastQuery | null = null): PastQuery | null {
  const text = slotText(message);
  const sense = pastSenseOf(text, scanPast(text));
  if (sense.slots.length === 0 || ALL_BESTS.test(text)) return null;
  if (isTwoBests(sense)) return null;
  const query = composePast(sense, before);
  return query && isUnderstood(sense, query) ? query : null;
}

/** "My 1 min and 5 min best": the table of bests has both. */
function isTwoBests(sense: PastSense): boolean {
  const lengths = sense.of('measure').filter(({ by }) => by === 'seconds' || by === 'metres');
  return lengths.length > 1 && sense.of('end').some(({ most }) => most) && !sense.has('limit');
}

export function slotText(message: string): string {
  return plainText(message.replace(/>/g, ' over ').replace(/</g, ' under '), KNOWN_PAST_WORDS)
    .replace(ONE_THEN, '$1')
    .replace(/\b(this|last) (week|month)s (?=[a-z])/g, '$1 $2 ');
}

/** "And the easiest one then?" asks of no other time. */
const ONE_THEN = /\b(ones?|\w+est) then(?= *(?:$|\?))/;

/** Most of what was said was read; a judgement is named by its own words. */
function isUnderstood(sense: PastSense, { operation }: PastQuery): boolean {
  const { content, unread } = sense;
  if (['verdict', 'unrecorded', 'goal', 'defined'].includes(operation.kind)) return true;
  // A metric by its name says more than the words around it.
  const named = sense.has('metric') || sense.has('length') ? 1 : 0;
  return unread <= 1 + named || content + named > unread;
}
