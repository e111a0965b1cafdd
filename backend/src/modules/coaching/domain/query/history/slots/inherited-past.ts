import { EVERYTHING, type PastOperation, type PastPart, type PastQuery } from '../past-query.js';
import { freshPast, perMeant, unitMeant } from './fresh-past.js';
import { metricsMeant } from './metrics-meant.js';
import { partsMeant } from './parts-meant.js';
import type { PastSense } from './past-sense.js';

/** Longer messages stand for themselves. */
const MOST_CONTENT = 4;

/** Whether a message is a follow-up: it begins as one, points back, or says little. */
export function leansOn(sense: PastSense): boolean {
  if (sense.has('verdict') || sense.unread > 2) return false;
  return (
    sense.content <= 2 ||
    (sense.content <= MOST_CONTENT && (sense.has('leaning') || sense.has('pointer')))
  );
}

/** The query before with the slots changed that a follow-up names; null where it names too much. */
export function inheritedPast(sense: PastSense, before: PastQuery): PastQuery | null {
  const metrics = metricsMeant(sense);
  const { parts, named } = partsMeant(sense, before);
  const operation = operationOf(sense, before);
  if (operation === null) return null;
  const backward = sense.of('before').some(({ unit }) => unit === null);
  const kept = keptMetrics(sense, before, metrics);
  const moved: PastQuery = {
    ...before,
    metrics: kept,
    parts: partsOf(before, parts, named, sense),
    unit: unitOf(sense, before, operation),
    per:
      perMeant(sense) ??
      (metrics.length > 0 && operation.kind === 'value' ? before.per : before.per),
    sport: sense.of('sport')[0]?.sport ?? before.sport,
    length: sense.of('length')[0]?.length ?? before.length,
    operation,
  };
  if (backward && before.operation.kind !== 'difference') return oneBefore(before, kept) ?? moved;
  return moved;
}

function keptMetrics(
  sense: PastSense,
  before: PastQuery,
  metrics: PastQuery['metrics'],
): PastQuery['metrics'] {
  // "In miles?" asks for the same in another unit.
  const onlyUnit =
    sense.has('length') && sense.of('metric').length === 0 && before.metrics.length > 0;
  if (onlyUnit && sense.content <= 1) return before.metrics;
  if (sense.does('byHowMuch') && before.metrics.length === 0 && metrics.length === 0)
    return sense.of('workoutKind').some(({ of }) => of === 'intervals') ? ['repOutput'] : ['speed'];
  const wanted = metrics.filter(
    (id) => id !== 'workouts' || before.metrics.length === 0 || metrics.length > 0,
  );
  return wanted.length > 0 ? wanted : before.metrics;
}

/** "And the one before that": one workout further back. */
function oneBefore(before: PastQuery, metrics: PastQuery['metrics']): PastQuery | null {
  const [part] = before.parts;
  if (!part || before.parts.length > 1) return null;
  if (part.pick)
    return {
      ...before,
      metrics,
      parts: [{ ...part, pick: { ...part.pick, nth: part.pick.nth + 1 } }],
      operation: { kind: 'value' },
    };
  const day =
    part.period && ('date' in part.period || 'daysAgo' in part.period || 'weekday' in part.period);
  return day
    ? {
        ...before,
        metrics,
        parts: [{ ...part, pick: { from: 'before', nth: 1 } }],
        operation: { kind: 'value' },
      }
    : null;
}

function operationOf(sense: PastSense, before: PastQuery): PastOperation | null {
  const own = freshPast(sense, before)?.operation ?? null;
  const [comparative] = sense.of('comparative');
  if (sense.asks('when') && !sense.has('edge'))
    return before.operation.kind === 'value' ? { kind: 'when' } : before.operation;
  if (sense.does('byHowMuch') && before.operation.kind !== 'difference')
    return { kind: 'difference' };
  if (comparative && before.parts.length > 1)
    return { kind: 'difference', which: comparative.more ? 'more' : 'less' };
  if (before.operation.kind === 'extreme' && sense.does('difference')) return { kind: 'ends' };
  if (own && own.kind !== 'value') return own;
  if (sense.content === 0 && !sense.has('pointer')) return null;
  if (sense.has('edge') || sense.has('before')) return { kind: 'value' };
  if (before.operation.kind === 'verdict' || before.operation.kind === 'when')
    return { kind: 'value' };
  const again = sense.has('period') && !KEPT.has(before.operation.kind);
  return again || isTotal(sense) ? { kind: 'value' } : before.operation;
}

/** Operations that a new span is asked of again. */
const KEPT: ReadonlySet<PastOperation['kind']> = new Set([
  'extreme',
  'ends',
  'rank',
  'list',
  'usual',
  'trend',
  'countWhere',
  'share',
  'zones',
  'missed',
  'spread',
  'jump',
]);

function isTotal(sense: PastSense): boolean {
  return (
    sense.of('statistic').some(({ of }) => of === 'total') ||
    sense.asks('how many', 'how far', 'how much', 'how long')
  );
}

function partsOf(
  before: PastQuery,
  parts: readonly PastPart[],
  named: {
    readonly period: boolean;
    readonly weekday: boolean;
    readonly kind: boolean;
    readonly pick: boolean;
  },
  sense: PastSense,
): readonly PastPart[] {
  const [base = EVERYTHING] = before.parts;
  if (!Object.values(named).some(Boolean))
    return sense.does('byHowMuch') && before.parts.length === 1 ? edgesOf(base) : before.parts;
  // What is not named stays as it was; weekdays in a new span, a new span of the same weekdays.
  const merged = parts.map((part): PastPart => ({
    period: named.period ? part.period : base.period,
    weekdays: named.weekday ? part.weekdays : base.weekdays,
    kind: named.kind ? part.kind : base.kind,
    pick: named.pick ? part.pick : named.weekday || named.kind ? base.pick : null,
  }));
  if (!named.period && !named.pick && before.parts.length > 1)
    return before.parts.map((part) => ({
      ...part,
      ...(named.weekday ? { weekdays: parts[0]?.weekdays ?? [] } : {}),
      ...(named.kind ? { kind: parts[0]?.kind ?? null } : {}),
    }));
  return sense.does('byHowMuch') && merged.length === 1 ? edgesOf(merged[0] ?? base) : merged;
}

/** The first and the last workout of a part. */
function edgesOf(part: PastPart): readonly PastPart[] {
  return [
    { ...part, pick: { from: 'first', nth: 1 } },
    { ...part, pick: { from: 'last', nth: 1 } },
  ];
}

function unitOf(sense: PastSense, before: PastQuery, { kind }: PastOperation): PastQuery['unit'] {
  const own = unitMeant(sense);
  if (own !== 'workout') return own;
  const named = sense.of('unit').length > 0 || sense.of('sport').some(({ noun }) => noun);
  return named && kind !== 'value' ? own : before.unit;
}
