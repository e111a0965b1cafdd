import { METRIC_UNITS, IMPERIAL_UNITS } from '#kernel/units.js';
import type { QueryResult } from './found.js';
import { SPAN_METRICS, type MetricId } from './metrics/span-metric.js';
import { noneOf } from './operations/count.js';
import { onParts } from './operations/on-parts.js';
import { onPart, type Asked } from './operations/on-part.js';
import { onSeries } from './operations/on-series.js';
import { whyBetween } from './operations/why-between.js';
import { valueInEach } from './operations/value-in-each.js';
import { withClaim, withPremise } from './premise.js';
import type { Query, Scope, Series } from './query.js';
import type { Part } from './series/part.js';
import { insideOf, scopeParts } from './series/scope-parts.js';
import { shownOf, type Seen } from './series/seen.js';
import { seriesMeant } from './series/series-meant.js';

export type { QueryResult } from './found.js';

/** Answers a query from one workout. Pure; computes no more than the scope that is asked for. */
export function runQuery(query: Query, own: Seen): QueryResult {
  const seen = seenAs(query, own);
  const found = answered({ ...query, metrics: known(query) }, seen);
  if (query.claimed) {
    const claimed = scopeParts(query.claimed, seen);
    if ('refused' in claimed) return claimed;
    const [part] = claimed.parts;
    return part ? withClaim(found, part) : found;
  }
  return query.premise ? withPremise(found, query.premise) : found;
}

/**
 * What is no metric any more is left out, so that an old conversation breaks nothing. Nothing is
 * covered while standing: the length of a stop is its time.
 */
function known({ metrics, scope }: Query): Query['metrics'] {
  const standing = 'series' in scope && scope.series.kind === 'stop';
  return metrics
    .filter((id) => id in SPAN_METRICS)
    .map((id) => (standing && id === 'distance' ? 'time' : id));
}

function answered(query: Query, seen: Seen): QueryResult {
  const { scope, further = [], operation, metrics } = query;
  const counted = countedBy(query);
  if (counted !== null) return answered(counted, seen);
  if (scope.kind === 'inside' && isAllInside(query)) {
    const inside = insideOf(scope.outer, seen);
    return 'refused' in inside ? inside : answered({ ...query, scope: scope.inner }, inside);
  }
  if (further.length > 0) return inEach([scope, ...further], query, seen);
  if (OF_PARTS.has(operation.kind) && (scope.kind === 'together' || scope.kind === 'stops'))
    return answered({ ...query, scope: inParts(scope) }, seen);
  const found = scopeParts(scope, seen);
  if ('refused' in found)
    return found.absent && isAnsweredByZero(query) ? noneOf(seriesOf(scope)) : found;
  const asked: Asked = { query, seen, shown: shownOf(seen) };
  const { parts, series } = found;
  const [first] = parts;
  if (!first) return { refused: 'there are no such parts' };
  if (
    scope.kind === 'each' &&
    series !== null &&
    !(parts.length === 1 && ON_ONE.has(operation.kind))
  )
    return onSeries({ series, parts, metrics }, asked);
  const meant = scope.kind === 'whole' ? seriesMeant(query, seen) : null;
  if (meant !== null) {
    const all = scopeParts({ kind: 'each', series: meant }, seen);
    return 'refused' in all ? all : onSeries({ series: meant, parts: all.parts, metrics }, asked);
  }
  return onPart(first, asked);
}

/** Whether a query speaks of nothing outside its part; "first and last minute of rep 3" are two. */
function isAllInside({ further = [], operation }: Query): boolean {
  return (
    further.length === 0 && !(operation.kind === 'difference' && operation.to.kind === 'inside')
  );
}

/** What is asked of the parts, though the words name all of them together. */
const OF_PARTS: ReadonlySet<Query['operation']['kind']> = new Set([
  'count',
  'countWhere',
  'when',
  'list',
  'extreme',
  'ends',
  'rank',
  'trend',
  'spread',
  'onset',
]);

function inParts(scope: Scope): Scope {
  return scope.kind === 'together'
    ? { ...scope, kind: 'each' }
    : { kind: 'each', series: { kind: 'stop' } };
}

const COUNTS: Readonly<Partial<Record<MetricId, Series>>> = {
  stopCount: { kind: 'stop' },
  lapCount: { kind: 'lap' },
  repCount: { kind: 'rep' },
  climbCount: { kind: 'climb' },
  descentCount: { kind: 'descent' },
};

/** A question for nothing but a number of parts counts them: the count may be 0. */
function countedBy(query: Query): Query | null {
  const [metric, ...others] = query.metrics;
  const series = metric === undefined ? undefined : COUNTS[metric];
  const alone = others.length === 0 && query.scope.kind === 'whole';
  return series && alone && query.operation.kind === 'value'
    ? { ...query, metrics: [], scope: { kind: 'each', series }, operation: { kind: 'count' } }
    : null;
}

/** What is said of a single part as of any other. */
const ON_ONE: ReadonlySet<Query['operation']['kind']> = new Set([
  'list',
  'value',
  'when',
  'why',
  'trend',
  'spread',
]);

/** "How many", "how long" and "when" have an answer although there are no such parts. */
function isAnsweredByZero({ operation: { kind }, scope }: Query): boolean {
  return (
    ['count', 'total'].includes(kind) ||
    (['value', 'list', 'when', 'share', 'mean'].includes(kind) && scope.kind !== 'one')
  );
}

function seriesOf(scope: Scope): Series {
  return 'series' in scope ? scope.series : { kind: 'stop' };
}

/** Several scopes: their values side by side, or as the parts of one series. */
function inEach(scopes: readonly Scope[], query: Query, seen: Seen): QueryResult {
  const { metrics, operation } = query;
  const all = scopes.map((scope) => scopeParts(scope, seen));
  const refused = all.find((one) => 'refused' in one);
  if (refused && 'refused' in refused) return refused;
  const parts = distinct(all.flatMap((one) => ('parts' in one ? one.parts : [])).map(unranked));
  const asked: Asked = { query, seen, shown: shownOf(seen) };
  const [first] = parts;
  if (first && parts.length === 1) return onPart(first, asked);
  const [one, two, ...more] = parts;
  if (operation.kind === 'why' && one && two && more.length === 0)
    return whyBetween([one, two], metrics, shownOf(seen));
  if (operation.kind === 'value' || operation.kind === 'list' || operation.kind === 'mean')
    return valueInEach(parts, metrics, shownOf(seen));
  return onParts(parts, { series: commonSeries(scopes), metrics }, asked);
}

/** Parts that were named themselves are held against each other whatever they were. */
function unranked(part: Part): Part {
  return { ...part, kind: null, fragment: false };
}

function distinct(parts: readonly Part[]): readonly Part[] {
  return parts.filter(({ key }, at) => parts.findIndex((one) => one.key === key) === at);
}

/** What all of them are called together. */
function commonSeries(scopes: readonly Scope[]): Series {
  const kinds = scopes.map((scope) => ('series' in scope ? scope.series : null));
  const [first] = kinds;
  return first && kinds.every((one) => one?.kind === first.kind)
    ? first
    : { kind: 'block', by: 'seconds', length: 0 };
}

/** Facts in units or forms that are not the athlete's own have keys of their own. */
function seenAs({ units, as }: Query, own: Seen): Seen {
  const system =
    units === undefined ? own.units : units === 'IMPERIAL' ? IMPERIAL_UNITS : METRIC_UNITS;
  // A pace on foot is asked for as it is shown anyway.
  const other = as !== undefined && (as === 'pace') !== (own.workout.family === 'running');
  return { ...own, units: system, ...(other ? { as } : {}) };
}
