import { addDays, weekOf, type Day } from '#analysis/load/days.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { monthName, shownDay } from '#coaching/domain/display/day.js';
import type { DoneSession, PastWorkout } from '#coaching/domain/facts/history/past.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Shown } from '../metrics/span-metric.js';
import type { Range } from './past-period.js';
import type { PastQuery, PastUnit } from './past-query.js';

/** One workout of the history; its metrics are known of the latest ones. */
export interface Session extends DoneSession {
  readonly detail: PastWorkout | null;
}

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

/** The workouts that a query is about, of a span. */
export function within(
  { sessions }: Training,
  { from, to }: Range,
  { sport, intervals }: Pick<PastQuery, 'sport' | 'intervals'>,
): readonly Session[] {
  return sessions.filter(
    ({ day, family, detail }) =>
      day >= from &&
      day <= to &&
      (sport === null || family === sport) &&
      (!intervals || detail?.shape === 'intervals'),
  );
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

/** `rides`, `runs`, `workouts`: what the workouts of a query are called. */
export function nounOf({ sessions }: Training, { sport, intervals }: PastQuery): string {
  const families = new Set(sessions.map(({ family }) => family));
  const family = sport ?? (families.size === 1 ? sessions[0]?.family : undefined);
  if (intervals) return 'interval session';
  return family === undefined ? 'workout' : family === 'running' ? 'run' : 'ride';
}

/** Workouts of one day, week or month. */
export interface Group {
  readonly key: string;
  /** `the week of 9 June 2025`, `May 2025`. */
  readonly name: string;
  readonly sessions: readonly Session[];
  /** It is not over yet. */
  readonly open: boolean;
}

/** Every week or month of a span in its order, empty ones among them. */
export function groupsOf(
  sessions: readonly Session[],
  unit: Exclude<PastUnit, 'workout'>,
  { from, to }: Range,
  today: Day,
): readonly Group[] {
  const first = sessions[0]?.day;
  if (first === undefined) return [];
  const groups: Group[] = [];
  const start = first > from ? first : from;
  const end = to < today ? to : today;
  let key = keyOf(start, unit);
  while (key <= end) {
    const next = nextOf(key, unit);
    groups.push({
      key,
      name: nameOf(key, unit),
      sessions: sessions.filter(({ day }) => day >= key && day < next),
      open: today < addDays(next, -1),
    });
    key = next;
  }
  return groups;
}

function keyOf(day: Day, unit: Exclude<PastUnit, 'workout'>): Day {
  if (unit === 'day') return day;
  return unit === 'week' ? weekOf(day) : `${day.slice(0, 7)}-01`;
}

function nextOf(key: Day, unit: Exclude<PastUnit, 'workout'>): Day {
  if (unit !== 'month') return addDays(key, unit === 'week' ? 7 : 1);
  return `${addDays(key, 31).slice(0, 7)}-01`;
}

function nameOf(key: Day, unit: Exclude<PastUnit, 'workout'>): string {
  if (unit === 'month') return `${monthName(Number(key.slice(5, 7)))} ${key.slice(0, 4)}`;
  return unit === 'week' ? `the week of ${shownDay(key)}` : shownDay(key);
}
