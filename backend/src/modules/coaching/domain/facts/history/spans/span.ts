import { addDays, daysBetween, weekOf, type Day } from '#analysis/load/days.js';
import { medianOf } from '#analysis/math/statistics.js';
import type { FactName } from '#coaching/domain/facts/draft.js';
import type { DoneSession } from '../past.js';

export const SPAN_NAMES = ['thisWeek', 'lastWeek', 'month'] as const;
/** The week under way, the last whole one from Monday to Sunday, and the last 28 days. */
export type SpanName = (typeof SPAN_NAMES)[number];

/** Some days of training, and as many stretches of the same length before them. */
export interface TrainingSpan {
  readonly name: SpanName;
  /** To say it: `this week`. */
  readonly words: string;
  readonly from: Day;
  readonly to: Day;
  /** It has days to come, so less than usual says nothing yet. */
  readonly open: boolean;
  readonly sessions: readonly DoneSession[];
  /** The stretches before it that the athlete trained in from their first day, newest first. */
  readonly before: readonly (readonly DoneSession[])[];
  /** All sessions up to its end, oldest first. */
  readonly history: readonly DoneSession[];
}

const WEEK = 7;
const MONTH = 28;
/** A usual week is the median of so many; a usual month the mean of fewer. */
const MOST_WEEKS = 26;
const MOST_MONTHS = 6;

export function spansOf(sessions: readonly DoneSession[], today: Day): readonly TrainingSpan[] {
  const inOrder = [...sessions]
    .filter(({ day }) => day <= today)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const monday = weekOf(today);
  const sunday = addDays(monday, WEEK - 1);
  return [
    {
      name: 'thisWeek' as const,
      words: 'this week',
      from: monday,
      to: today,
      open: today < sunday,
    },
    {
      ...{ name: 'lastWeek' as const, words: 'last week', open: false },
      ...{ from: addDays(monday, -WEEK), to: addDays(monday, -1) },
    },
    {
      ...{ name: 'month' as const, words: 'the last 28 days', open: false },
      ...{ from: addDays(today, 1 - MONTH), to: today },
    },
  ].map((span) => ({
    ...span,
    sessions: inOrder.filter(({ day }) => day >= span.from && day <= span.to),
    before: stretchesBefore(inOrder, span),
    history: inOrder.filter(({ day }) => day <= span.to),
  }));
}

function stretchesBefore(
  sessions: readonly DoneSession[],
  { name, from }: Pick<TrainingSpan, 'name' | 'from'>,
): readonly (readonly DoneSession[])[] {
  const first = sessions[0]?.day;
  if (first === undefined) return [];
  const [days, most] = name === 'month' ? [MONTH, MOST_MONTHS] : [WEEK, MOST_WEEKS];
  // A first week that began on a Wednesday counts as whole.
  const begun = name === 'month' ? first : weekOf(first);
  const whole = Math.min(most, Math.floor(daysBetween(begun, from) / days));
  return Array.from({ length: Math.max(0, whole) }, (_, at) => {
    const start = addDays(from, -days * (at + 1));
    const end = addDays(start, days - 1);
    return sessions.filter(({ day }) => day >= start && day <= end);
  });
}

/** Stretches that say what is usual: the last eight weeks, the last three times 28 days. */
const USUAL = { thisWeek: 8, lastWeek: 8, month: 3 } as const;
/** Fewer say nothing about what is usual (ours). */
const FEWEST = { thisWeek: 4, lastWeek: 4, month: 1 } as const;

/** What usually adds up in as many days; null where too little came before, or nothing. */
export function usualOf(
  { name, before }: TrainingSpan,
  read: (session: DoneSession) => number,
): number | null {
  if (before.length < FEWEST[name]) return null;
  const sums = before.slice(0, USUAL[name]).map((sessions) => sumOf(sessions, read));
  const usual = medianOf(sums);
  return usual === null || usual <= 0 ? null : usual;
}

/** The stretches that the usual one is taken from, together. */
export function usualSessions({ name, before }: TrainingSpan): readonly DoneSession[] {
  return before.length < FEWEST[name] ? [] : before.slice(0, USUAL[name]).flat();
}

export function sumOf(
  sessions: readonly DoneSession[],
  read: (session: DoneSession) => number,
): number {
  return sessions.reduce((sum, session) => sum + read(session), 0);
}

/** The name of a fact of a span. */
export function spanName(
  { name, words }: TrainingSpan,
  key: string,
  label: string,
  about: readonly string[],
): FactName {
  return {
    key: `span.${name}.${key}`,
    label: `${label}, ${words}`,
    about,
    method: 'sums of your workouts',
    quality: 'derived',
  };
}
