import type { Quantity } from './quantity.js';
import type { Surroundings } from './support.js';

/**
 * Where a sentence turns to something else, so that a name no longer belongs to the number before.
 */
const TURN =
  /[,;:()\u2014]|\s[-\u2013]\s|\b(?:and|but|while|whereas|with|against|versus|vs|than|then|so|because|to)\b/gi;

/** "198 W [F7] in the first half": such words behind a mark still name the number before it. */
const NAMES_BACK = /^\s*(?:in|of|as|on|below|above|over|during|for)\b/i;

/** How many words behind a mark may still tell the direction: "8.1% [F40] lower than". */
const WORDS_BEHIND = 3;

/**
 * The words that belong to a number.
 * @param text the stretch the number stands in
 * @param behind the stretch that follows the mark
 * @param subject the last stretch that named a workout or a day
 */
export function wordsAround(
  text: string,
  quantity: Quantity,
  behind: string,
  subject = text,
): Surroundings {
  const before = text.slice(0, quantity.start);
  const after = text.slice(quantity.end);
  const clause = lastPart(before) + text.slice(quantity.start, quantity.end) + firstPart(after);
  const following = after.trim() === '' ? phrase(behind) : '';
  return {
    subject,
    naming: NAMES_BACK.test(following) ? `${clause} ${following}` : clause,
    direction: `${clause} ${following.trim().split(/\s+/).slice(0, WORDS_BEHIND).join(' ')}`,
  };
}

function lastPart(text: string): string {
  const turns = [...text.matchAll(TURN)];
  const last = turns.at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}

/** "of the time, in power zone 4 or above": up to the zone, unless the sentence turns before. */
const ZONE_BEHIND = new RegExp(
  String.raw`^(?:(?!\b(?:and|but|while|with|than|then|against)\b)[^.;:()\d]){0,40}` +
    String.raw`\b(?:in|below|above)\s+(?:\w+\s+){0,2}zones?\s?\d(?:\s+(?:or|and)\s+(?:above|below|higher|lower))?`,
  'i',
);

/** The words behind a mark up to the next turn; the number of a zone belongs to them. */
function phrase(behind: string): string {
  return ZONE_BEHIND.exec(behind)?.[0] ?? firstPart(behind);
}

function firstPart(text: string): string {
  const turn = text.search(new RegExp(`${TURN.source}|\\d`, 'i'));
  return turn < 0 ? text : text.slice(0, turn);
}
