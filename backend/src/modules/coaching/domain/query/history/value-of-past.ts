import { daysBetween } from '#analysis/load/days.js';
import { after, say } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Found, Placed } from '../found.js';
import type { Shown } from '../metrics/span-metric.js';
import { groupsOf } from './groups.js';
import { PAST_METRICS } from './past-metrics.js';
import { rangeOf, type Range } from './past-period.js';
import { partOf, type PastMetricId, type PastPart, type PastQuery } from './past-query.js';
import { dayFact, done, lower, nameOf, nounOf, openingOf, said } from './past-words.js';
import { sessionsOf, shownFor, spanOf, type Training } from './sessions.js';
import type { Session } from './session.js';
import { factOf, factsOf, type Per, type Valued } from './valued.js';

/** What a sum of training says where no metric was named. */
const USUAL: readonly PastMetricId[] = ['workouts', 'distance', 'time', 'load', 'climbing'];

/** A part with its workouts and values. */
export interface Row {
  readonly part: PastPart;
  readonly sessions: readonly Session[];
  readonly opening: string;
  readonly name: string;
  readonly span: Range;
  readonly values: readonly Valued[];
  /** That nothing was done, as a fact. */
  readonly nothing: FactDraft | null;
}

/** The parts of a query with the values of these metrics. */
export function rowsOf(
  query: PastQuery,
  training: Training,
  metrics: readonly PastMetricId[],
): readonly Row[] {
  const shown = shownFor(training, query);
  return query.parts.map((part) => {
    const sessions = sessionsOf(part, query, training);
    // The noun says which workouts are counted; of two parts each is called by its own name.
    const counted =
      query.parts.length < 2 && (query.metrics.length === 0 || query.metrics[0] === 'workouts');
    const whole = counted ? { ...part, kind: null, weekdays: [] } : part;
    const opening = openingOf(whole, query, training, sessions);
    const name = nameOf(whole, query, training, sessions);
    const span = { ...spanOf(part, training, sessions), name, opening };
    const per = query.per === null ? null : perOf(query, training, span, sessions);
    return {
      part,
      sessions,
      opening,
      name,
      span,
      values: factsOf(metrics, sessions, span, shown, per),
      nothing: sessions.length === 0 ? (factOf('workouts', [], span, shown)?.fact ?? null) : null,
    };
  });
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.44, year: 365.25 };

/** How many weeks, months or workouts sums are divided by. */
function perOf(
  { per }: PastQuery,
  training: Training,
  { from, to }: Range,
  sessions: readonly Session[],
): Per | null {
  if (per === null) return null;
  if (per === 'workout') return { unit: per, count: sessions.length };
  const last = to < training.today ? to : training.today;
  const days = daysBetween(from, last) + 1;
  if (per === 'weekday') return { unit: per, count: Math.max(1, days / 7) };
  return { unit: per, count: Math.max(1, days / (DAYS[per] ?? 7)) };
}

/** "Km this week?", "hours and climbing in April and May": the values of each part. */
export function valueOfPast(
  query: PastQuery,
  training: Training,
): Found | { readonly refused: string } {
  const shown = shownFor(training, query);
  const wanted = query.metrics.length > 0 ? query.metrics : USUAL.slice(0, 4);
  const rows = rowsOf(query, training, wanted);
  const [first, ...others] = rows;
  if (!first) return { refused: 'nothing was asked for' };
  const empty = rows.find(({ sessions }) => sessions.length === 0);
  if (empty && others.length === 0) return noneIn(query, training, empty.part);
  const noun = nounOf(training, query);
  const [value] = first.values;
  if (!value && first.sessions.length > 0)
    return { refused: `no ${PAST_METRICS[wanted[0] ?? 'distance'].noun(shown)} was recorded then` };
  const beside =
    query.metrics.length === 0 || others.length > 0 || query.per !== null
      ? []
      : factsOf(besideOf(wanted), first.sessions, first.span, shown);
  return {
    facts: [
      ...[...rows.flatMap(({ values }) => values), ...beside].map(({ fact }) => fact),
      ...rows.flatMap((row) => row.nothing ?? []),
    ],
    answer: (placed) => ({
      finding: [
        query.skipped ? 'You did not stop.' : null,
        `${[opened(first, query, noun, shown, placed), ...others.map((row) => further(row, noun, shown, placed))].join(', ')}.`,
      ],
      evidence: [
        beside.length === 0
          ? null
          : `That was ${list(beside.map((one) => said(one, noun, shown, placed)))}.`,
      ],
      meaning: [],
    }),
  };
}

function besideOf(wanted: readonly PastMetricId[]): readonly PastMetricId[] {
  return USUAL.filter((id) => !wanted.includes(id)).slice(0, 2);
}

/** `In May 2025 you rode 411.3 km and climbed 1322 m`. */
function opened(row: Row, query: PastQuery, noun: string, shown: Shown, placed: Placed): string {
  const [first, ...rest] = row.values;
  if (!first)
    return say`${row.opening} you did no ${noun}s${row.nothing ? after(placed(row.nothing)) : ''}`;
  const per = query.per === null ? '' : ` a ${query.per === 'workout' ? noun : query.per}`;
  if (query.per !== null && first.metric.sums)
    return `${row.opening} you averaged ${list(row.values.map((one) => said(one, noun, shown, placed)))}${per}`;
  if (query.metrics.length === 0)
    return `${row.opening} you did ${list(row.values.map((one) => said(one, noun, shown, placed)))}`;
  if (!first.metric.sums)
    return `${row.opening} your ${list([say`${first.metric.noun(shown)} was ${placed(first.fact)}`, ...rest.map((one) => isOwn(one, shown, placed))])}`;
  return `${row.opening} you ${list(row.values.map((one) => done(one, noun, shown, placed)))}`;
}

function isOwn(one: Valued, shown: Shown, placed: Placed): string {
  return say`your ${one.metric.noun(shown)} ${placed(one.fact)}`;
}

/** `in April 2025 368.9 km and 1188 m of climbing`. */
function further(row: Row, noun: string, shown: Shown, placed: Placed): string {
  const values =
    row.values.length === 1
      ? row.values.map(({ fact, metric }) =>
          metric.id === 'workouts'
            ? said(row.values[0] as Valued, noun, shown, placed)
            : say`${placed(fact)}`,
        )
      : row.values.map((one) => said(one, noun, shown, placed));
  return `${lower(row.opening)} ${values.length === 0 ? say`no ${noun}s${row.nothing ? after(placed(row.nothing)) : ''}` : list(values)}`;
}

/** Nothing was done then; the last workout before it is said. */
export function noneIn(
  query: PastQuery,
  training: Training,
  part: PastPart = partOf(query),
): Found {
  const noun = nounOf(training, query, part);
  const range = rangeOf(part.period, training.today);
  const opening = part.period === null ? 'In the workouts that I can see' : range.opening;
  const last =
    part.period === null
      ? undefined
      : training.sessions.filter(({ day }) => day < range.from).at(-1);
  const fact = factOf('workouts', [], range, shownFor(training, query));
  const day: FactDraft | null = last ? dayFact(last, `Last workout before ${range.name}`) : null;
  return {
    facts: [...(fact ? [fact.fact] : []), ...(day ? [day] : [])],
    answer: (placed) => ({
      finding: [
        fact
          ? say`${query.whether ? 'No: ' : ''}${query.whether ? lower(opening) : opening} you did no ${noun}s${after(placed(fact.fact))}.`
          : null,
      ],
      evidence: [day ? say`Your last one before was on ${placed(day)}.` : null],
      meaning: [],
    }),
  };
}

/** Weeks, months or workouts of a part, with the values of a metric. */
export function groupValues(
  query: PastQuery,
  training: Training,
  id: PastMetricId,
): readonly (Valued & { readonly group: ReturnType<typeof groupsOf>[number] })[] {
  const part = partOf(query);
  const sessions = sessionsOf(part, query, training);
  const shown = shownFor(training, query);
  const span = rangeOf(part.period, training.today);
  return groupsOf(sessions, query.unit, span, training.today).flatMap((group) => {
    if (query.unit === 'weekday' && group.sessions.length === 0) return [];
    const per = perInGroup(query, id, group.sessions.length);
    const named = { from: group.key, to: group.name, name: group.name };
    const found = factOf(id, group.sessions, named, shown, per);
    return found ? [{ ...found, group }] : [];
  });
}

/** A weekday's workouts are averaged, for there may be more Mondays than Tuesdays. */
function perInGroup({ unit, per }: PastQuery, id: PastMetricId, count: number): Per | null {
  if (per === 'workout') return { unit: 'workout', count };
  return unit === 'weekday' && id !== 'workouts' ? { unit: 'workout', count } : null;
}
