import type { PastPeriod } from '../past-period.js';
import { EVERYTHING, type PastPart, type PastQuery, type WorkoutKind } from '../past-query.js';
import type { PastSense } from './past-sense.js';
import type { PastSlot } from './past-slot.js';

/** The parts that a message names, and which of their slots it names. */
export interface PartsMeant {
  readonly parts: readonly PastPart[];
  readonly named: {
    readonly period: boolean;
    readonly weekday: boolean;
    readonly kind: boolean;
    readonly pick: boolean;
  };
}

/** Weeks that "then" and "now" stand for. */
const NOW: PastPeriod = { last: 2, unit: 'week' };

/** Spans, weekdays, kinds and single workouts that a message names. */
export function partsMeant(sense: PastSense, before: PastQuery | null): PartsMeant {
  const periods = periodsIn(sense, before);
  const weekdays = [
    ...new Set(
      sense.of('weekday').flatMap(({ day, also }) => (also === undefined ? [day] : [day, also])),
    ),
  ];
  const kind = sense.of('workoutKind')[0]?.of ?? kindOfReps(sense);
  const picks = picksIn(sense);
  const apart =
    weekdays.length > 1 &&
    sense.of('weekday').every(({ also }) => also === undefined) &&
    periods.length < 2 &&
    isCompared(sense);
  const dayParts: readonly (readonly number[])[] = apart
    ? weekdays.map((day) => [day])
    : [weekdays];
  const parts = dayParts.flatMap((days) =>
    (periods.length > 0 ? periods : [null]).flatMap((period) =>
      (picks.length > 0 ? picks : [null]).map((pick): PastPart => ({
        ...EVERYTHING,
        period,
        weekdays: days,
        kind,
        pick,
      })),
    ),
  );
  return {
    parts,
    named: {
      period: periods.length > 0,
      weekday: weekdays.length > 0,
      kind: kind !== null,
      pick: picks.length > 0,
    },
  };
}

/** "What share are intervals", "interval heart rate then and now": sessions with intervals. */
function kindOfReps(sense: PastSense): WorkoutKind | null {
  const sets = sense.has('rep') && !sense.has('weekday');
  const counted = sense.does('share') || sense.asks('how many');
  return sets && (counted || sense.has('then') || sense.has('edge')) ? 'intervals' : null;
}

export function isCompared(sense: PastSense): boolean {
  return (
    sense.joins('versus', 'than', 'or') || sense.does('difference') || sense.has('comparative')
  );
}

function periodsIn(sense: PastSense, before: PastQuery | null): readonly PastPeriod[] {
  const found: PastPeriod[] = [];
  for (const slot of sense.slots) {
    if (slot.kind === 'period') found.push(slot.period);
    if (slot.kind === 'before') {
      const earlier = earlierThan(slot, found.at(-1) ?? before?.parts[0]?.period ?? null);
      if (earlier) found.push(earlier);
    }
  }
  const span = spanIn(sense);
  if (span) return [span];
  // "In February and now", "stronger since February": then against now.
  const [only, another] = found;
  // "More than this time last month": this month against the same days.
  if (only && !another && 'sameDaysOf' in only && isCompared(sense))
    return [{ which: 'this', unit: 'month' }, only];
  if (only && !another && sense.joins('than') && !sense.has('limit'))
    return [currentOf(only), only];
  if (only && !another && isThenAndNow(sense)) return [thenOf(only), NOW];
  const times = found.filter((period) => !isDay(period));
  return times.length > 0 && times.length < found.length && times.length > 1
    ? times
    : unique(found);
}

/** "From March to May", "between 1 and 30 April": one span. */
function spanIn(sense: PastSense): PastPeriod | null {
  const at = sense.slots.findIndex(({ kind }) => kind === 'period');
  const [start, join, end] = sense.slots.slice(at, at + 3);
  // "From 10 until 20 May": what has a beginning of its own does not reach back to the first day.
  if (start?.kind === 'period' && join?.kind === 'period' && 'end' in join.period)
    return 'firstOf' in join.period.start ? { start: start.period, end: join.period.end } : null;
  if (start?.kind !== 'period' || end?.kind !== 'period' || join?.kind !== 'join') return null;
  const joined = join.join === 'to' || (join.join === 'and' && /\bbetween\b/.test(sense.text));
  if (!joined || sense.does('difference') || sense.has('comparative')) return null;
  if (sense.does('trend') && join.join !== 'to') return null;
  return { start: start.period, end: end.period };
}

/** "More than last week": the week under way against it. */
function currentOf(period: PastPeriod): PastPeriod {
  const unit = unitOf(period);
  if (unit === 'month' || unit === 'year') return { which: 'this', unit };
  return { which: 'this', unit: 'week' };
}

function isThenAndNow(sense: PastSense): boolean {
  return sense.has('now') && (isCompared(sense) || sense.joins('and', 'to'));
}

function thenOf(period: PastPeriod): PastPeriod {
  return 'since' in period ? { month: period.since } : period;
}

function isDay(period: PastPeriod): boolean {
  return 'daysAgo' in period;
}

function unique(periods: readonly PastPeriod[]): readonly PastPeriod[] {
  const seen = new Set<string>();
  return periods.filter((period) => {
    const key = JSON.stringify(period);
    return !seen.has(key) && seen.add(key);
  });
}

/** "The week before" one that was named, here or in the question before. */
export function earlierThan(
  { unit, step }: Pick<Extract<PastSlot, { kind: 'before' }>, 'unit' | 'step'>,
  period: PastPeriod | null,
): PastPeriod | null {
  if (period && 'date' in period && unit === 'week') return dateAfter(period.date, 7 * step);
  if (period && unit === 'week' && 'daysAgo' in period)
    return { daysAgo: Math.max(0, period.daysAgo - 7 * step) };
  if (period && unit === 'week' && 'weekday' in period)
    return { weekday: period.weekday, weeksBefore: (period.weeksBefore ?? 0) - step };
  const kind = unit ?? unitOf(period);
  if (kind !== 'week' && kind !== 'month') return null;
  if (period && 'month' in period && period.month !== undefined)
    return { month: ((period.month + step + 11) % 12) + 1 };
  return { back: Math.max(0, backOf(period) - step), unit: kind };
}

function unitOf(period: PastPeriod | null): string | null {
  if (period === null) return null;
  if ('month' in period) return 'month';
  return 'unit' in period ? period.unit : null;
}

/** So many days after one of the calendar, the year left open. */
function dateAfter(
  { day, month }: { readonly day: number; readonly month: number },
  days: number,
): PastPeriod {
  const at = new Date(Date.UTC(NO_LEAP_YEAR, month - 1, day + days));
  return { date: { day: at.getUTCDate(), month: at.getUTCMonth() + 1 } };
}

const NO_LEAP_YEAR = 2025;

function backOf(period: PastPeriod | null): number {
  if (period === null) return 0;
  if ('back' in period) return period.back;
  return 'which' in period && period.which === 'previous' ? 1 : 0;
}

/** "First", "the latest", "the second last"; an ordinal before an end counts from there. */
function picksIn(sense: PastSense): readonly NonNullable<PastPart['pick']>[] {
  const edges = sense.of('edge');
  const nths = sense.of('nth');
  if (sense.has('end')) return [];
  if (sense.has('then') && sense.has('now') && !sense.has('period'))
    return [
      { from: 'first', nth: 1 },
      { from: 'last', nth: 1 },
    ];
  if (edges.length === 1 && edges[0]?.from === 'first' && sense.has('now') && !sense.has('period'))
    return [
      { from: 'first', nth: 1 },
      { from: 'last', nth: 1 },
    ];
  const picks = edges.map(({ from }) => ({ from, nth: 1 }));
  const [nth] = nths;
  if (picks.length === 1 && nth && picks[0]) return [{ from: picks[0].from, nth: nth.nth }];
  if (picks.length === 0 && nth) return [{ from: 'first', nth: nth.nth }];
  return picks;
}
