import type { Day } from '#analysis/load/days.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { DoneSession, PastWorkout } from '#coaching/domain/facts/history/past.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Shown } from '../metrics/span-metric.js';
import type { Session } from './session.js';
import { isOfKind, longFrom } from './kinds.js';
import { rangeOf, weekdayOf, type Range } from './past-period.js';
import { partOf, type PastPart, type PastQuery } from './past-query.js';

/** All that a question about training is answered from. */
export interface Training {
  readonly today: Day;
  /** Oldest first. */
  readonly sessions: readonly Session[];
  readonly sheet: FactSheet;
}

export function trainingOf(
  {
    today,
    sessions,
    latest,
  }: {
    readonly today: Day;
    readonly sessions: readonly DoneSession[];
    readonly latest?: readonly PastWorkout[];
  },
  sheet: FactSheet,
): Training {
  const details = new Map((latest ?? []).map((workout) => [workout.workoutId, workout]));
  return {
    today,
    sheet,
    sessions: [...sessions]
      .sort((a, b) => (a.day < b.day ? -1 : 1))
      .map((session) => ({
        ...session,
        detail: session.workoutId === undefined ? null : (details.get(session.workoutId) ?? null),
      })),
  };
}

/** The workouts of a part, oldest first; one where the part picks one. */
export function sessionsOf(
  part: PastPart,
  { sport }: Pick<PastQuery, 'sport'>,
  training: Training,
): readonly Session[] {
  const { from, to } = rangeOf(part.period, training.today);
  const long = part.kind === 'long' ? longFrom(training.sessions) : 0;
  const found = training.sessions.filter(
    (session) =>
      (part.pick?.from === 'before'
        ? session.day < from
        : session.day >= from && session.day <= to) &&
      (sport === null || session.family === sport) &&
      (part.weekdays.length === 0 || part.weekdays.includes(weekdayOf(session.day))) &&
      (part.kind === null || isOfKind(session, part.kind, long)),
  );
  if (part.pick === null) return found;
  const one = found.at(part.pick.from === 'first' ? part.pick.nth - 1 : -part.pick.nth);
  return one ? [one] : [];
}

/** The workouts of the first part of a query, within its span. */
export function within(query: PastQuery, training: Training): readonly Session[] {
  return sessionsOf(partOf(query), query, training);
}

/** How values are shown: pace where all that is asked about is running. */
export function shownFor({ sheet, sessions }: Training, query: PastQuery): Shown {
  const families = new Set(sessions.map(({ family }) => family));
  const family: SportFamily =
    query.sport ?? (families.size === 1 ? (sessions[0]?.family ?? 'cycling') : 'cycling');
  const { units } = sheet.context;
  const own =
    query.length === null
      ? units
      : {
          ...units,
          distance: query.length,
          pace: query.length === 'mi' ? ('min/mi' as const) : ('min/km' as const),
        };
  return { running: family === 'running', units: own, sheet };
}

/** Days of a part, for labels and sentences. */
export function spanOf(part: PastPart, training: Training, found: readonly Session[]): Range {
  const asked = rangeOf(part.period, training.today);
  const first = found[0]?.day;
  return part.period === null && first !== undefined ? { ...asked, from: first } : asked;
}
