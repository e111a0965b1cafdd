import { datesIn, dayBehind } from './days.js';
import { namesSubject } from './support.js';

/** Where the words before a number turn to another workout or day. */
const TURN =
  /[,;:()\u2014]|\s[-\u2013]\s|\b(?:and|but|while|whereas|against|versus|vs|than|instead of|compared (?:with|to))\b/gi;

/** "118 W [F7] compared with 127 W [F9]": the second belongs to the workout without a name. */
const OTHER =
  /\b(?:against|versus|vs|than|instead of|compared (?:with|to)|after|up from|down from)\b/i;

/** "223 W [F7] on 7 June, …": the day behind a mark is the day of what stands before it. */
const LEADS =
  /^\s*(?:(?:on|of|in|for|from|during)\s+(?:the\s+)?(?:(?:week|ride|run|session|one|workout) (?:of|on)\s+)?)?/i;

/**
 * The words that tell whose the number is: which workout, which day.
 *
 * @param before the words between the last mark and the number
 * @param after the words between the number and its mark
 * @param behind the words behind that mark
 * @param carried the last words that named a workout or a day
 */
export function subjectWords(
  before: string,
  after: string,
  behind: string,
  carried: string,
): string {
  const turn = [...before.matchAll(TURN)].at(-1);
  const clause = turn ? before.slice(turn.index) : before;
  if (namesSubject(clause)) return clause;
  const day = dayAtOnce(after) ?? (datesIn(after).length === 0 ? dayAtOnce(behind) : null);
  if (day !== null) return day;
  if (OTHER.test(before)) return '';
  return namesSubject(before) ? before : carried;
}

function dayAtOnce(words: string): string | null {
  const day = datesIn(words)[0];
  if (!day) return null;
  const leads = LEADS.exec(words)?.[0].length === day.start;
  return leads || dayBehind(words) ? words.slice(0, day.end) : null;
}
