import { plainText } from '#coaching/domain/understanding/plain-text.js';
import type { SideQuery } from '../comparison/side-query.js';
import { composeSides } from './compose-sides.js';
import { sideSenseOf, type SideSense } from './side-sense.js';
import { KNOWN_SLOT_WORDS } from './known-words.js';

/** No slips of the finger. */
const KNOWN: ReadonlySet<string> = new Set([
  ...KNOWN_SLOT_WORDS,
  ...'standing treadmill pyramid hilly hillier outdoor outdoors indoor indoors either apiece'.split(
    ' ',
  ),
  ...'shared common paced ridden executed differ differs changed faded weaker latter former'.split(
    ' ',
  ),
]);

/** Longer messages are read up to here: nobody asks in so many sentences. */
const MOST_SENTENCES = 8;

/** Where a sentence ends; a decimal point ends no sentence. */
const ENDS = /[!?;\n\u2026]+|\.(?!\d)/i;

/**
 * What a message asks of workouts side by side, as far as its words say it: read whole, because a
 * first sentence often says what the second asks about; else sentence by sentence.
 */
export function readSides(
  message: string,
  before: readonly SideQuery[] = [],
): readonly SideQuery[] {
  const sentences = sentencesOf(message);
  const whole = composeSides(sideSenseOf(sentences.join(' , ')), before);
  if (whole || sentences.length === 1) return whole ? [whole] : [];
  return sentences
    .map(sideSenseOf)
    .flatMap((sense) => (isQuestion(sense) ? (composeSides(sense, before) ?? []) : []))
    .slice(0, 1);
}

function isQuestion({ content, named }: SideSense): boolean {
  return content > 0 || named.which;
}

/** Whether every word of a message has a meaning here. */
export function isAllRead(message: string): boolean {
  return sentencesOf(message).every((sentence) => sideSenseOf(sentence).unread === 0);
}

function sentencesOf(message: string): readonly string[] {
  return message
    .replace(/-+>|\u2192/g, ' to ')
    .replace(/\b(reps?|laps?|km|intervals?|climbs?|sets?|quarters?)(?=\d)/gi, '$1 ')
    .replace(/>/g, ' above ')
    .replace(/</g, ' below ')
    .split(ENDS)
    .filter((sentence) => /\w/.test(sentence))
    .slice(0, MOST_SENTENCES)
    .map((sentence) => plainText(sentence, KNOWN))
    .filter((sentence) => sentence !== '');
}
