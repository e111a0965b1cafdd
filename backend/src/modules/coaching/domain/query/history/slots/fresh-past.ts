import type { PastOperation, PastPart, PastQuery, PastUnit } from '../past-query.js';
import { metricsMeant, orderedBy } from './metrics-meant.js';
import { operationMeant } from './operation-meant.js';
import { limitMetric, measureMeant, peakOf } from './limit-metric.js';
import { partsMeant } from './parts-meant.js';
import type { PastSense } from './past-sense.js';

/** A message that is a complete question. */
export function freshPast(sense: PastSense, before: PastQuery | null): PastQuery | null {
  const metrics = metricsMeant(sense);
  const { parts } = partsMeant(sense, before);
  const unit = unitMeant(sense);
  const draft: PastQuery = {
    metrics,
    parts,
    unit,
    per: perMeant(sense),
    sport: sense.of('sport')[0]?.sport ?? null,
    operation: { kind: 'value' },
    length: sense.of('length')[0]?.length ?? null,
    ...(sense.has('rep') ? { reps: true } : {}),
    ...(sense.asks('whether') ? { whether: true } : {}),
    ...(sense.does('skipped') ? { skipped: true } : {}),
    ...(sense.of('end').some(({ text }) => QUALITY.test(text)) ? { quality: true } : {}),
    ...targetOf(sense),
  };
  const operation = operationMeant(sense, draft);
  return operation && completed(draft, operation, sense);
}

const QUALITY = /^(?:best|worst|strongest|weakest|most powerful|poorest)$/;

/** "April was my biggest month": a week or month that is claimed to be at the end of the order. */
function withClaim(query: PastQuery): PastQuery {
  const { operation, unit, parts } = query;
  const period = parts[0]?.period ?? null;
  if (operation.kind !== 'extreme' || period === null) return query;
  const month = unit === 'month' && 'month' in period;
  const week = unit === 'week' && 'which' in period && period.unit === 'week';
  if (!month && !week) return query;
  return {
    ...query,
    parts: parts.map((part) => ({ ...part, period: null })),
    operation: { ...operation, claimed: period },
  };
}

/** Weekdays are compared by their usual workout, for there may be more of one than of another. */
function perOf({ per, parts }: PastQuery, { kind }: PastOperation, sense: PastSense) {
  const total = sense.of('statistic').some(({ of }) => of === 'total');
  const days =
    parts.length > 1 &&
    parts.every(({ weekdays, period }) => weekdays.length > 0 && period === null);
  return per === null && kind === 'difference' && days && !total ? ('workout' as const) : per;
}

function targetOf(sense: PastSense): Pick<PastQuery, 'target'> {
  const target = sense.of('number')[0]?.value;
  return target === undefined ? {} : { target };
}

/** What an operation needs that the words left open. */
function completed(draft: PastQuery, operation: PastOperation, sense: PastSense): PastQuery {
  const query = { ...draft, operation };
  const parts = partsFor(query, operation);
  const measure = measureMeant(sense, query.metrics);
  if (operation.kind === 'countWhere' && measure)
    return { ...query, parts, metrics: [peakOf(limitMetric(measure.by, query.metrics), sense)] };
  const metrics = ORDERS.has(operation.kind) ? orderedBy(sense, query.metrics) : query.metrics;
  const per = perOf(query, operation, sense);
  return withClaim({ ...query, parts, metrics, per, unit: unitFor(query, operation, sense) });
}

/** A list is of more than one; orders and trends are of one part. */
function partsFor({ parts }: PastQuery, { kind }: PastOperation): readonly PastPart[] {
  const some = TAKES_PARTS.has(kind) ? parts : parts.slice(0, 1);
  return OF_ALL.has(kind) ? some.map((part) => ({ ...part, pick: null })) : some;
}

/** Those of one workout say nothing: "from the start to the end of the block". */
const OF_ALL: ReadonlySet<PastOperation['kind']> = new Set([
  'list',
  'trend',
  'spread',
  'rank',
  'jump',
]);
const TAKES_PARTS: ReadonlySet<PastOperation['kind']> = new Set(['value', 'difference']);
const ORDERS: ReadonlySet<PastOperation['kind']> = new Set(['extreme', 'ends', 'rank']);

function unitFor(query: PastQuery, { kind }: PastOperation, sense: PastSense): PastUnit {
  const { unit, parts } = query;
  const ordered = (kind === 'extreme' || kind === 'rank') && unit === 'workout';
  if (ordered && sense.asks('which') && !sense.of('sport').some(({ noun }) => noun))
    return unitOfSpan(query) ?? unit;
  if (kind === 'list' && sense.has('per') && unit === 'workout' && !parts.some(isPart))
    return perMeant(sense) ?? unit;
  const nouns = sense.of('sport').some(({ noun }) => noun) || sense.of('unit').length > 0;
  if (kind === 'list' && unit === 'workout' && !nouns) return unitOfSpan(query) ?? unit;
  return unit;
}

/** "The last 4 weeks" are listed by week. */
function unitOfSpan({ parts }: PastQuery): PastUnit | null {
  const period = parts[0]?.period ?? null;
  return period && 'last' in period && period.last > 1 && period.unit !== 'day'
    ? period.unit
    : null;
}

function isPart({ weekdays, kind }: PastPart): boolean {
  return weekdays.length > 0 || kind !== null;
}

/** What is ranked or listed: "which week", "biggest month"; workouts where nothing is named. */
export function unitMeant(sense: PastSense): PastUnit {
  const by = /\b(week|month|day|year) by \1\b|\bby (week|month)\b/.exec(sense.text);
  if (by) return (by[1] ?? by[2]) as PastUnit;
  const units = sense.of('unit').map(({ unit }) => unit);
  const nouns = sense.of('sport').some(({ noun }) => noun);
  if (units.includes('weekday')) return 'weekday';
  const [first] = units.filter((unit) => unit !== 'workout' && unit !== 'day');
  // "Longest ride this month" ranks rides.
  if (first && !(nouns && sense.has('end') && isBehindRide(sense))) return first;
  const per = sense.of('per')[0]?.unit;
  if (per && per !== 'workout' && !nouns) return per;
  if (units.includes('day'))
    return sense.has('end') || sense.does('streak', 'list') ? 'day' : 'workout';
  return 'workout';
}

function isBehindRide(sense: PastSense): boolean {
  const ride = sense.slots.findIndex(({ kind }) => kind === 'sport');
  const unit = sense.slots.findIndex(({ kind }) => kind === 'unit');
  return ride >= 0 && ride < unit;
}

/** "On average, how long are my rides": each of them. */
const EACH_OF =
  /\b(?:are|is) (?:my|the|all my|a) (?:(?:typical|average|usual|normal) )?(?:rides?|runs?|workouts?|sessions?|outings?)\b|\bper outing\b/;

const USUALLY = /\b(?:usually|normally|typically|generally) (?!\w+ (?:a|per) week)/;

/** "A week", "weekly", "per ride". */
export function perMeant(sense: PastSense): PastUnit | null {
  const per = sense.of('per')[0]?.unit ?? null;
  if (per !== null) return per;
  if (sense.does('usual') && USUALLY.test(sense.text) && !sense.has('unit')) return 'workout';
  const average = sense.of('statistic').some(({ of }) => of === 'average');
  if (average && EACH_OF.test(sense.text)) return 'workout';
  const week = sense
    .of('unit')
    .find(({ unit, plural }) => !plural && (unit === 'week' || unit === 'month'));
  return average && week ? week.unit : null;
}
