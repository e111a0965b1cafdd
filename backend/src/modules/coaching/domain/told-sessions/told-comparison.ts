import type { UnitPreferences } from '#kernel/units.js';
import { TOLD_MEASURES, type ToldMeasure } from './told-measures.js';

/** Values by field, as a client sent them. */
type ToldSession = Readonly<Record<string, unknown>>;

export interface ToldComparison {
  readonly content: string;
  /** The values that were repeated: no file of ours supports them. */
  readonly unverified: readonly string[];
}

const NAMES = ['first', 'second', 'third'];
const UNCHECKED =
  'These values came with your question; I have not checked them against your files.';

/**
 * What the values that a client sent of its workouts say side by side: which is higher, and no
 * more. They are repeated as sent and never become facts (reading X-44).
 *
 * @param workouts as sent: each with `rawSummaryJson.session`
 * @returns null where no value is there for all of two or three workouts
 */
export function compareTold(
  question: string,
  workouts: readonly unknown[],
  units: UnitPreferences,
): ToldComparison | null {
  const sessions = workouts.map(sessionOf);
  if (sessions.length < 2 || sessions.length > NAMES.length) return null;
  const shared = TOLD_MEASURES.filter((measure) =>
    sessions.every((session) => valueOf(measure, session) !== null),
  );
  if (shared.length === 0) return null;
  const asked = TOLD_MEASURES.filter((measure) => measure.asked.test(question));
  const answered = asked.length === 0 ? shared : shared.filter((each) => asked.includes(each));
  if (answered.length === 0)
    return {
      content:
        `The values that came with your question do not hold that for ${sessions.length === 2 ? 'both' : 'all three'} ` +
        `workouts. They hold ${listed(shared.map(({ label }) => label))}.`,
      unverified: [],
    };
  const told = answered.map((measure) => sentenceOf(measure, sessions, units));
  return {
    content: [...told.map(({ sentence }) => sentence), UNCHECKED].join(' '),
    unverified: [...new Set(told.flatMap(({ displays }) => displays))],
  };
}

function sessionOf(workout: unknown): ToldSession {
  const session = property(property(workout, 'rawSummaryJson'), 'session');
  return typeof session === 'object' && session !== null ? (session as ToldSession) : {};
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function valueOf({ field, from, to }: ToldMeasure, session: ToldSession): number | null {
  const value = property(session, field);
  return typeof value === 'number' && value >= from && value <= to ? value : null;
}

/** Judged by what is shown: two values that read the same are the same. */
function sentenceOf(
  measure: ToldMeasure,
  sessions: readonly ToldSession[],
  units: UnitPreferences,
): { readonly sentence: string; readonly displays: readonly string[] } {
  const values = sessions.map((session) => valueOf(measure, session) ?? 0);
  const displays = values.map((value) => measure.show(value, units));
  const subject = measure.label.charAt(0).toUpperCase() + measure.label.slice(1);
  const top = displays[values.indexOf(Math.max(...values))] ?? '';
  const highest = NAMES.filter((_, index) => displays[index] === top);
  if (highest.length === displays.length)
    return {
      sentence: `${subject} was the same in ${displays.length === 2 ? 'both' : 'all three'}: ${top}.`,
      displays: [top],
    };
  const where = `${displays.length === 2 ? 'higher' : 'highest'} in the ${listed(highest)}`;
  const each = displays.map((display, index) => `${display} in the ${NAMES[index]}`);
  return { sentence: `${subject} was ${where}: ${listed(each)}.`, displays };
}

function listed(words: readonly string[]): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
