import { addDays, weekOf, type Day } from '#analysis/load/days.js';
import { monthName, shownDay } from '#coaching/domain/display/day.js';
import { weekdayOf, WEEKDAY_NAMES, type Range } from './past-period.js';
import type { PastUnit } from './past-query.js';
import type { Session } from './session.js';

/** Workouts of one day, weekday, week, month or year; or a single one. */
export interface Group {
  readonly key: string;
  /** `the week of 9 June 2025`, `May 2025`, `Thursday`. */
  readonly name: string;
  readonly sessions: readonly Session[];
  /** It is not over yet. */
  readonly open: boolean;
}

/** Every group of a span in its order, empty weeks and months among them. */
export function groupsOf(
  sessions: readonly Session[],
  unit: PastUnit,
  { from, to }: Pick<Range, 'from' | 'to'>,
  today: Day,
): readonly Group[] {
  if (unit === 'workout') return sessions.map((session) => single(session));
  if (unit === 'weekday') return byWeekday(sessions);
  const first = sessions[0]?.day;
  if (first === undefined) return [];
  const start = first > from ? first : from;
  const end = to < today ? to : today;
  const groups: Group[] = [];
  let key = keyOf(start, unit);
  while (key <= end) {
    const [begin, next] = [key, nextOf(key, unit)];
    groups.push({
      key,
      name: nameOf(key, unit),
      sessions: sessions.filter(({ day }) => day >= begin && day < next),
      open: today < addDays(next, -1),
    });
    key = next;
  }
  return groups;
}

/** Weeks or months that are over, and that the span holds from their first day. */
export function wholeOnes(groups: readonly Group[], from: string): readonly Group[] {
  const over = groups.filter(({ open, key }) => !open && key >= from);
  return over.length > 0 ? over : groups;
}

/** `the week of 9 June 2025` as `In the week of 9 June 2025`. */
export function openingOfGroup({ name }: Group, unit: PastUnit): string {
  return `${['day', 'weekday', 'workout'].includes(unit) ? 'On' : 'In'} ${name}`;
}

function single(session: Session): Group {
  return { key: session.day, name: shownDay(session.day), sessions: [session], open: false };
}

function byWeekday(sessions: readonly Session[]): readonly Group[] {
  return WEEKDAY_NAMES.map((name, at) => ({
    key: String(at + 1),
    name,
    sessions: sessions.filter(({ day }) => weekdayOf(day) === at + 1),
    open: false,
  }));
}

type Calendar = Exclude<PastUnit, 'workout' | 'weekday'>;

function keyOf(day: Day, unit: Calendar): Day {
  if (unit === 'day') return day;
  if (unit === 'year') return `${day.slice(0, 4)}-01-01`;
  return unit === 'week' ? weekOf(day) : `${day.slice(0, 7)}-01`;
}

function nextOf(key: Day, unit: Calendar): Day {
  if (unit === 'month') return `${addDays(key, 31).slice(0, 7)}-01`;
  if (unit === 'year') return `${Number(key.slice(0, 4)) + 1}-01-01`;
  return addDays(key, unit === 'week' ? 7 : 1);
}

function nameOf(key: Day, unit: Calendar): string {
  if (unit === 'year') return key.slice(0, 4);
  if (unit === 'month') return `${monthName(Number(key.slice(5, 7)))} ${key.slice(0, 4)}`;
  return unit === 'week' ? `the week of ${shownDay(key)}` : shownDay(key);
}
