import { actionWordsOf } from './action-words/action-words.js';
import { isAmong, numbersIn } from './numbers.js';
import { actionOf, afterwardsOf, passagesOf, plain, wholeOf, type ReadReport } from './passages.js';
import {
  nameOf,
  type Banned,
  type Point,
  type Reading,
  type RecoveryClass,
  type Way,
} from './reading.js';
import { recoversAs } from './recovery.js';

/** A point of a reading, and what its nearest passage lacks. */
export interface ScoredPoint {
  readonly point: Point;
  readonly holds: boolean;
  /** Groups without a word and numbers that are not written, of the passage that lacks fewest. */
  readonly lacks: readonly string[];
}

export interface Score {
  readonly name: string;
  readonly reading: Reading;
  readonly report: ReadReport;
  readonly points: readonly ScoredPoint[];
  /** What must not be said and is, with the words. */
  readonly said: readonly { readonly banned: Banned; readonly words: string }[];
  /** Null where nobody wrote the words of its action. */
  readonly actionFits: boolean | null;
  readonly recoveryFits: boolean | null;
}

export function scoreReading(reading: Reading, report: ReadReport): Score {
  const name = nameOf(reading);
  const { actionWords, recovery } = reading;
  const words = actionWords
    ? { action: [actionWords], recovery: recovery as RecoveryClass }
    : actionWordsOf(name);
  const whole = wholeOf(report);
  return {
    name,
    reading,
    report,
    points: reading.must.map((point) => scorePoint(point, report)),
    said: reading.mustNot.flatMap((banned) => {
      const found = new RegExp(banned.pattern, 'i').exec(whole);
      return found === null ? [] : [{ banned, words: found[0].trim() }];
    }),
    actionFits: words && words.action.some((way) => goes(actionOf(report), way)),
    recoveryFits: words && recoversAs(afterwardsOf(report), words.recovery),
  };
}

function scorePoint(point: Point, report: ReadReport): ScoredPoint {
  const [lacks = []] = passagesOf(report)
    .map((passage) => missing(passage, point))
    .sort((a, b) => a.length - b.length);
  return { point, holds: lacks.length === 0, lacks };
}

function missing(passage: string, { any, numbers = [], say }: Point): readonly string[] {
  const text = passage.toLowerCase();
  // "10.0 km" is 10 km.
  const rounded = text.replace(/(\d)\.0+(?=[ -]?[a-z])/g, '$1');
  const groups = any.filter(
    (group) =>
      !group.some((words) => {
        const wanted = plain(words).toLowerCase();
        return text.includes(wanted) || rounded.includes(wanted);
      }),
  );
  const written = numbersIn(passage);
  const absent = numbers.filter((wanted) => !isAmong(written, wanted, say));
  return [
    ...groups.map((group) => `a word like \u201c${group[0] ?? ''}\u201d`),
    ...absent.map(({ value, unit }) => `${value} ${unit}`),
  ];
}

/** Whether an action goes a way: a word of each group begins in it. */
export function goes(action: string, way: Way): boolean {
  return way.every((group) => group.some((words) => begins(action, plain(words))));
}

const SHORT = /^(?:\d+|\p{L}{1,2})$/u;

/** "test" is not in "fastest"; numbers and units must be there whole. */
function begins(text: string, words: string): boolean {
  const before = /^[\p{L}\d]/u.test(words) ? String.raw`(?<![\p{L}\d.,:])` : '';
  const after = SHORT.test(words) ? String.raw`(?![\p{L}\d]|[.,:]\d)` : '';
  const escaped = words.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(before + escaped + after, 'iu').test(text);
}
