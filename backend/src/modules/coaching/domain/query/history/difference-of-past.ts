import { say, size, type Line } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Found, Placed } from '../found.js';
import type { Shown } from '../metrics/span-metric.js';
import { groupsOf } from './groups.js';
import { PAST_METRICS } from './past-metrics.js';
import { rangeOf, type PastPeriod } from './past-period.js';
import { EVERYTHING, partOf, type PastMetricId, type PastQuery } from './past-query.js';
import { lower } from './past-words.js';
import { sessionsOf, shownFor, type Training } from './sessions.js';
import type { Session } from './session.js';
import { noneIn, rowsOf, type Row } from './value-of-past.js';
import { changeOf, factOf, wordFor, type Valued } from './valued.js';

type Result = Found | { readonly refused: string };
const COLUMNS: readonly PastMetricId[] = ['distance', 'time', 'load', 'climbing'];

interface Pair {
  readonly id: PastMetricId;
  readonly a: Valued;
  readonly b: Valued;
  readonly change: FactDraft | null;
}

/** "May against April", "first interval day against the last": two parts, in the order of time. */
export function differenceOfPast(query: PastQuery, training: Training): Result {
  const metrics = query.metrics.length > 0 ? query.metrics : COLUMNS;
  const asked = rowsOf(query, training, metrics);
  const empty = asked.find(({ sessions }) => sessions.length === 0);
  if (empty) return noneIn(query, training, empty.part);
  const rows = [...asked].sort((a, b) => inTime(a, b));
  const [earlier, later] = rows;
  if (!earlier || !later) return { refused: 'there is only a single time to look at' };
  const shown = shownFor(training, query);
  const pairs = metrics.flatMap((id) => pairOf(id, earlier, later, shown));
  const [first] = pairs;
  if (!first)
    return {
      refused: `no ${PAST_METRICS[metrics[0] ?? 'distance'].noun(shown)} is known of both times`,
    };
  const named = query.metrics.length > 0;
  return {
    facts: pairs.flatMap(({ a, b, change }) => [a.fact, b.fact, ...(change ? [change] : [])]),
    answer: (placed) => ({
      finding: [
        `${verdictOf(query, asked, first)}${comparedRows(earlier, later, named ? pairs : [first], query, shown, placed)}`,
      ],
      ...(named
        ? {}
        : {
            rows: [
              `| | ${capitalized(earlier.name)} | ${capitalized(later.name)} |`,
              ...pairs.map(
                ({ id, a, b }): Line =>
                  say`| ${capitalized(PAST_METRICS[id].noun(shown))} | ${placed(a.fact)} | ${placed(b.fact)} |`,
              ),
            ],
          }),
      evidence: [],
      meaning: [],
    }),
  };
}

/** Weekdays and kinds have no order in time. */
function inTime(a: Row, b: Row): number {
  if (a.part.pick === null && a.part.period === null) return 0;
  return a.span.from < b.span.from ? -1 : 1;
}

function pairOf(id: PastMetricId, one: Row, other: Row, shown: Shown): readonly Pair[] {
  const [a, b] = [one, other].map(({ values }) => values.find(({ metric }) => metric.id === id));
  return a && b ? [{ id, a, b, change: changeOf(a, b, shown) }] : [];
}

/** "Yes: " or "No: " to "did I ride more in May than in April?", the name to "which of them". */
function verdictOf({ operation }: PastQuery, asked: readonly Row[], { id, a, b }: Pair): string {
  if (operation.kind !== 'difference') return '';
  if (operation.step) return stepOf(a.value, b.value);
  const values = asked.map(
    ({ values: all }) => all.find(({ metric }) => metric.id === id)?.value ?? 0,
  );
  const [first = 0, second = 0] = values;
  if (operation.claim)
    return first > second === (operation.claim === 'more') && a.fact.display !== b.fact.display
      ? 'Yes: '
      : 'No: ';
  if (!operation.which) return '';
  if (a.fact.display === b.fact.display) return 'Neither: ';
  const winner = asked[first > second === (operation.which === 'more') ? 0 : 1];
  return winner ? `${capitalized(winner.name)}: ` : '';
}

/** The rule of thumb for a rise from one week to the next, as a factor. */
const RULE = 1.1;

function stepOf(earlier: number, later: number): string {
  if (later <= earlier) return 'No, it was no step up: ';
  return later > earlier * RULE ? 'Yes, that is more than a tenth: ' : 'No, that is small: ';
}

function comparedRows(
  earlier: Row,
  later: Row,
  pairs: readonly Pair[],
  query: PastQuery,
  shown: Shown,
  placed: Placed,
): string {
  const whole = pairs.map(({ a, b, change }, at) => {
    const noun = `${a.metric.noun(shown)}${query.per === null || !a.metric.sums ? '' : ` a ${query.per}`}`;
    const opening = at === 0 ? `${earlier.opening} your` : 'your';
    const values = say`${opening} ${noun} was ${placed(a.fact)}, ${lower(later.opening)} ${placed(b.fact)}`;
    if (!change || Number(change.value) === 0) return `${values}, the same`;
    return say`${values}: ${size(placed(change))} ${wordFor(a, b.value > a.value)}`;
  });
  return `${verdictNeedsLower(query) ? lower(whole.join('; ')) : whole.join('; ')}.`;
}

function verdictNeedsLower({ operation }: PastQuery): boolean {
  return (
    operation.kind === 'difference' && Boolean(operation.claim ?? operation.which ?? operation.step)
  );
}

/** Weeks or months that make a usual one (ours). */
const BEFORE = 4;

/** "More than usual?": a period against the mean of the whole weeks or months before it. */
export function usualOfPast(query: PastQuery, training: Training): Result {
  const part = partOf(query);
  const unit = query.unit === 'month' ? 'month' : 'week';
  const period: PastPeriod = part.period ?? { which: 'this', unit: unit as 'week' };
  const range = rangeOf(period, training.today);
  const shown = shownFor(training, query);
  const [id = 'load'] = query.metrics;
  const whole = rangeOf(null, training.today);
  const all = sessionsOf({ ...part, period: null }, query, training);
  const before = groupsOf(all, unit, whole, training.today)
    .filter(({ key }) => key < range.from)
    .slice(-BEFORE);
  const now = factOf(id, sessionsOf({ ...part, period }, query, training), range, shown);
  if (!now || before.length < BEFORE)
    return { refused: `there are too few whole ${unit}s before to know what is usual` };
  const mean = meanOf(
    id,
    before.map(({ sessions }) => sessions),
    `average of the ${BEFORE} ${unit}s before`,
    shown,
  );
  const change = mean && changeOf(mean, now, shown);
  if (!mean || !change)
    return { refused: `no ${PAST_METRICS[id].noun(shown)} is known of both times` };
  const same = Number(change.value) === 0;
  return {
    facts: [now.fact, mean.fact, change],
    answer: (placed) => ({
      finding: [
        same
          ? say`${range.opening} your ${PAST_METRICS[id].noun(shown)} was ${placed(now.fact)}, the same as the usual ${placed(mean.fact)}.`
          : say`${range.opening} your ${PAST_METRICS[id].noun(shown)} was ${placed(now.fact)}, ${size(placed(change))} ${wordFor(now, now.value >= mean.value)} than the usual ${placed(mean.fact)}.`,
      ],
      evidence: [`Usual is the average of the four ${unit}s before.`],
      meaning: [],
    }),
  };
}

/** The mean of whole weeks or months; of what is no sum the mean of all their workouts. */
export function meanOf(
  id: PastMetricId,
  groups: readonly (readonly Session[])[],
  name: string,
  shown: Shown,
): Valued | null {
  const span = { from: name, to: String(groups.length), name };
  const found = factOf(id, groups.flat(), span, shown, { unit: 'week', count: groups.length });
  return found;
}

/** Everything of the query's sport, for shares. */
export function allOf(query: PastQuery, training: Training): readonly Session[] {
  const { period } = partOf(query);
  return sessionsOf({ ...EVERYTHING, period }, query, training);
}
