import { addDays, daysBetween, weekOf, type Day } from '#analysis/load/days.js';
import { shownDay } from '#coaching/domain/display/day.js';
import { differenceOfPast, usualOfPast } from './difference-of-past.js';
import { endsOfPast, extremeOfPast, rankOfPast } from './extreme-of-past.js';
import { goalOfPast, remainingOfPast } from './goal-of-past.js';
import { listOfPast } from './list-of-past.js';
import { LOADED_DAYS, rangeOf, type PastPeriod, type Range } from './past-period.js';
import { PAST_METRICS } from './past-metrics.js';
import { partOf, type PastOperation, type PastQuery } from './past-query.js';
import type { PastResult } from './past-result.js';
import { projectionOfPast } from './projection-of-past.js';
import { recordOfPast } from './record-of-past.js';
import { sessionOfPast } from './session-of-past.js';
import type { Training } from './sessions.js';
import { loadDefined } from './load-defined.js';
import { ftpPerKilo } from './ftp-per-kilo.js';
import { claimedOfPast, featOfPast, statedOfPast } from './stated-of-past.js';
import { countWherePast, shareOfPast, zonesOfPast } from './share-of-past.js';
import { trendOfPast } from './trend-of-past.js';
import { valueOfPast } from './value-of-past.js';
import { verdictOfPast } from './verdicts/verdict-of-past.js';
import {
  averageOfPast,
  gapOfPast,
  jumpOfPast,
  missedOfPast,
  restOfPast,
  spreadOfPast,
  streakOfPast,
} from './weeks-of-past.js';

type Run = (query: PastQuery, training: Training) => PastResult;

/** Operations that need nothing but the query; the others carry arguments of their own. */
const RUNS: Readonly<Record<PastOperation['kind'], Run>> = {
  value: valuesOf,
  extreme: extremeOfPast,
  ends: endsOfPast,
  rank: rankOfPast,
  list: listOfPast,
  difference: differenceOfPast,
  usual: usualOfPast,
  effort: (query, training) =>
    query.operation.kind === 'effort'
      ? recordOfPast(query.operation, training, partOf(query))
      : { refused: '' },
  ftpPerKilo,
  defined: loadDefined,
  spread: spreadOfPast,
  trend: trendOfPast,
  jump: jumpOfPast,
  streak: streakOfPast,
  missed: missedOfPast,
  rest: restOfPast,
  gap: gapOfPast,
  when: sessionOfPast,
  countWhere: countWherePast,
  share: shareOfPast,
  zones: zonesOfPast,
  goal: (query, training) =>
    query.operation.kind === 'goal'
      ? goalOfPast(query, training, query.operation.of)
      : { refused: '' },
  remaining: remainingOfPast,
  projection: projectionOfPast,
  stated: statedOfPast,
  claimed: claimedOfPast,
  feat: featOfPast,
  verdict: verdictOfPast,
  unrecorded: ({ operation }) => ({
    refused: `${operation.kind === 'unrecorded' ? operation.what : 'that'} is not recorded here`,
  }),
};

/** Answers a query from an athlete's training. Pure. */
export function runPast(asked: PastQuery, training: Training): PastResult {
  const query = resolved(asked, training);
  const outside = query.parts
    .map(({ period }) => period && outsideOf(rangeOf(period, training.today), training))
    .find((reason) => reason !== null);
  if (outside && query.operation.kind !== 'verdict') return { refused: outside };
  return RUNS[query.operation.kind](query, training);
}

/** "Before I disappeared": the four weeks up to the last workout before the longest break. */
function resolved(query: PastQuery, training: Training): PastQuery {
  return {
    ...query,
    parts: query.parts.map((part) => ({
      ...part,
      period: isAllBefore(query, part.period) ? untilBreak(training) : known(part.period, training),
    })),
  };
}

/** Spans that only the workouts tell, as days. */
function known(period: PastPeriod | null, training: Training): PastPeriod | null {
  if (period === null) return null;
  if ('start' in period)
    return {
      start: known(period.start, training) ?? period.start,
      end: known(period.end, training) ?? period.end,
    };
  if ('beforeBreak' in period) {
    const last = beforeBreak(training);
    const [from, to] = [addDays(weekOf(last), -7 * (WEEKS_BEFORE - 1)), addDays(weekOf(last), 6)];
    return { days: [from, to], name: `the four weeks up to ${shownDay(last)}` };
  }
  const first = training.sessions[0]?.day;
  if (!('firstOf' in period) || first === undefined) return period;
  if (period.firstOf === 'month')
    return { year: Number(first.slice(0, 4)), month: Number(first.slice(5, 7)) };
  const from = weekOf(first);
  return { days: [from, addDays(from, 6)], name: `the week of ${shownDay(from)}` };
}

/** All days up to the last workout before the longest break. */
function untilBreak(training: Training): PastPeriod {
  const last = beforeBreak(training);
  const first = training.sessions[0]?.day ?? last;
  return { days: [first, last], name: `the time up to ${shownDay(last)}` };
}

/** "How many km did I do before the break": all of them, where no mean is asked for. */
function isAllBefore({ operation, metrics, per }: PastQuery, period: PastPeriod | null): boolean {
  if (period !== null && 'beforeBreak' in period && ORDERS.includes(operation.kind)) return true;
  const sums = metrics.length > 0 && metrics.every((id) => PAST_METRICS[id].sums);
  return (
    period !== null && 'beforeBreak' in period && operation.kind === 'value' && sums && per === null
  );
}

/** What puts weeks, months or workouts in order looks at all of them. */
const ORDERS: readonly PastOperation['kind'][] = ['extreme', 'ends', 'rank', 'list'];
const WEEKS_BEFORE = 4;

/** The last day of training before the longest break; a break may last until today. */
function beforeBreak({ sessions, today }: Training): Day {
  const days = sessions.map(({ day }) => day);
  const gaps = days.map((day, at) => ({ day, gap: daysBetween(day, days[at + 1] ?? today) }));
  return gaps.sort((a, b) => b.gap - a.gap)[0]?.day ?? today;
}

/** One workout, a mean over weeks, or sums and means of each part. */
function valuesOf(query: PastQuery, training: Training): PastResult {
  const part = partOf(query);
  if (query.parts.length === 1 && (part.pick !== null || isOneDay(query)))
    return sessionOfPast(query, training);
  const weekly = query.per === 'week' || query.per === 'month';
  const open = part.period === null || 'last' in part.period;
  return weekly && open && query.parts.length === 1
    ? averageOfPast(query, training)
    : valueOfPast(query, training);
}

function isOneDay({ parts }: PastQuery): boolean {
  const period = parts[0]?.period ?? null;
  return period !== null && ('daysAgo' in period || 'weekday' in period || 'date' in period);
}

/** Why nothing is known of a span; null where something is. */
function outsideOf({ from, to }: Range, { today }: Training): string | null {
  if (to < addDays(today, 1 - LOADED_DAYS))
    return 'that time is further back than the workouts that I can see';
  return from > today ? 'that time has not begun yet' : null;
}
