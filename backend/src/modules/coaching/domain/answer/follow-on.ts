import type { FactSheet } from '../facts/fact-sheet.js';
import { asideBefore, plainMessage } from '../query/asked-query.js';
import { isFollowUp } from '../query/composed-answer.js';
import { directGiven } from '../topics/direct/all-direct.js';
import { carriedOn, type Given } from '../topics/direct/carried/carried-on.js';
import type { DirectAnswer, DirectQuestion } from '../topics/direct/direct.js';
import type { Nearest } from '../understanding/nearest.js';
import { readQuestion, type Reading } from '../understanding/understand.js';

/** What a reading may mean, the likeliest first. */
export function rankedOf({ asks, unclear }: Reading) {
  return asks[0]?.ranked ?? unclear ?? [];
}

/**
 * The answer to a follow-up of a message that was answered as a whole and by no query; null where
 * it does not follow one.
 * @param before the athlete's earlier messages, oldest first
 */
export function followOn(
  plain: string,
  sheet: FactSheet,
  before: readonly string[],
  nearest: Nearest | undefined,
): DirectAnswer | null {
  const last = before.at(-1);
  if (last === undefined || sheet.kind !== 'workout') return null;
  if (isFollowUp(last, sheet, before.slice(0, -1))) return null;
  const read = (text: string) => readQuestion(text, sheet.kind, [], nearest);
  const queried = !asideBefore(sheet, before);
  return carriedOn(
    { plain, before: before.map(plainMessage).reverse() },
    {
      rank: (text) => rankedOf(read(text)),
      ask: (question) =>
        directGiven(sheet, question) ?? (queried ? null : preparedText(sheet, question, read)),
    },
  );
}

/** What a topic says to a question that names it and nothing else. */
function preparedText(
  sheet: FactSheet,
  { plain }: DirectQuestion,
  read: (text: string) => Reading,
): Given | null {
  const [ask, ...more] = read(plain).asks;
  const [topic] = ask?.topics ?? [];
  if (!ask || !topic || more.length > 0 || ask.exact !== null || ask.spot !== null) return null;
  return {
    sheet,
    by: topic,
    prepared: true,
    answer: topic.answer(sheet, ask.plain, ask),
    topic: topic.id,
  };
}
