import { EVERYTHING, type PastOperation, type PastPart, type PastQuery } from '../past-query.js';
import { freshPast, perMeant, unitMeant } from './fresh-past.js';
import { metricsMeant, ofReps } from './metrics-meant.js';
import { partsMeant } from './parts-meant.js';
import type { PastSense } from './past-sense.js';

/** Longer messages are complete questions. */
const MOST_CONTENT = 4;

/** Whether a message is a follow-up: it begins as one, points back, or says little. */
export function leansOn(sense: PastSense): boolean {
  if (sense.has('verdict') || sense.unread > 2) return false;
  return (
    sense.content <= 2 ||
    (sense.content <= MOST_CONTENT &&
      (sense.has('leaning') || sense.has('pointer') || /\b(?:that|it|those)\b/.test(sense.text)))
  );
}

/** The query before with the slots changed that a follow-up names; null where it names too much. */
export function inheritedPast(sense: PastSense, before: PastQuery): PastQuery | null {
  const metrics = asBefore(sense, metricsMeant(sense), before);
  const { parts, named } = partsMeant(sense, before);
  if (before.operation.kind === 'ftpPerKilo' && sense.has('now'))
    return { ...before, operation: { kind: 'ftpPerKilo', watts: null } };
  if (before.operation.kind === 'defined' && /\b(?:mine|high|low|a lot|normal)\b/.test(sense.text))
    return { ...before, metrics: ['load'], operation: { kind: 'usual' } };
  const other = ofTheOneFound(sense, before, metrics, Object.values(named).some(Boolean));
  if (other) return other;
  const against = againstBefore(sense, before, metrics, parts);
  if (against) return against;
  const operation = operationOf(sense, before);
  if (operation === null) return null;
  const backward = sense.of('before').some(({ unit }) => unit === null);
  const kept = keptMetrics(sense, before, metrics);
  const why = driversOf(sense, before);
  if (why) return why;
  const best = bestOfCounted(sense, before, operation);
  if (best) return best;
  const moved: PastQuery = {
    ...before,
    metrics: kept,
    parts: forOrder(partsOf(before, parts, named, sense), operation),
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

/** "And heart rate?" behind interval power is that of the intervals. */
function asBefore(
  sense: PastSense,
  metrics: PastQuery['metrics'],
  before: PastQuery,
): PastQuery['metrics'] {
  const reps = before.metrics.some((id) => id.startsWith('rep') && id !== 'repCount');
  const whole = before.operation.kind === 'list' || sense.of('sport').some(({ noun }) => noun);
  return reps && !whole ? ofReps(metrics.filter((id) => id !== 'normalized')) : metrics;
}

/** "And its load?": another metric of the week or workout that was found before. */
function ofTheOneFound(
  sense: PastSense,
  before: PastQuery,
  metrics: PastQuery['metrics'],
  places: boolean,
): PastQuery | null {
  const { operation } = before;
  if (operation.kind !== 'extreme' || metrics.length === 0 || places) return null;
  const orders = sense.has('end') || sense.has('comparative') || sense.has('limit');
  const sums = sense.of('statistic').length > 0 || sense.has('per') || sense.has('all');
  if (orders || sums || sense.has('doing') || sense.has('zone')) return null;
  if (sense.of('unit').some(({ unit }) => unit !== 'day')) return null;
  const by = operation.by ?? before.metrics[0];
  return {
    ...before,
    metrics,
    length: sense.of('length')[0]?.length ?? before.length,
    operation: { ...operation, by: by ?? null },
  };
}

/** "More than April?", "does June hold that level": a new span against the one before. */
function againstBefore(
  sense: PastSense,
  before: PastQuery,
  metrics: PastQuery['metrics'],
  parts: readonly PastPart[],
): PastQuery | null {
  const [comparative] = sense.of('comparative');
  const holds = sense.does('trend', 'difference', 'byHowMuch') || comparative !== undefined;
  const [base, more] = before.parts;
  const named = parts.find(({ period }) => period !== null);
  if (!holds || !base?.period || more || !named || sense.of('period').length !== 1) return null;
  if (before.operation.kind !== 'value') return null;
  const newest = parts.at(-1) ?? named;
  const claim = comparative && (comparative.more ? ('more' as const) : ('less' as const));
  return {
    ...before,
    metrics: metrics.length > 0 ? metrics : before.metrics,
    parts: [base, { ...base, period: newest.period }],
    operation: { kind: 'difference', ...(claim && { claim }) },
  };
}

/** "Why was that?" behind a difference or a trend: what may have moved it. */
const DRIVERS: Readonly<Partial<Record<string, PastQuery['metrics']>>> = {
  heartRate: ['speed', 'power'],
  repHeartRate: ['repOutput'],
  load: ['intensity', 'power'],
  speed: ['heartRate', 'climbing'],
  power: ['heartRate'],
};

function driversOf(sense: PastSense, before: PastQuery): PastQuery | null {
  const [metric = ''] = before.metrics;
  const metrics = DRIVERS[metric];
  const changed = before.operation.kind === 'difference' || before.operation.kind === 'trend';
  if (!sense.asks('why') || !changed || metrics === undefined || sense.has('period')) return null;
  return { ...before, metrics };
}

/** "Which of them was the best?" behind a count: by what they were like, not by their number. */
function bestOfCounted(
  sense: PastSense,
  before: PastQuery,
  operation: PastOperation,
): PastQuery | null {
  const counted = before.metrics.length === 1 && before.metrics[0] === 'workouts';
  if (!counted || operation.kind !== 'extreme' || sense.has('metric')) return null;
  const named = sense.of('end').some(({ metric }) => metric !== null);
  const intervals = before.parts.some(({ kind }) => kind === 'intervals') || before.reps === true;
  return named
    ? null
    : { ...before, metrics: intervals ? ['repOutput'] : [], quality: true, operation };
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
  if (sense.asks('when') && !sense.has('edge') && !sense.has('end'))
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
  const [former = EVERYTHING] = before.parts;
  const base = OF_THEM_ALL.test(sense.text) ? { ...former, period: null, pick: null } : former;
  if (base !== former && !Object.values(named).some(Boolean)) return [base];
  if (!Object.values(named).some(Boolean))
    return sense.does('byHowMuch') && before.parts.length === 1 ? edgesOf(base) : before.parts;
  // What is not named stays as it was; weekdays in a new span, a new span of the same weekdays.
  const merged = parts.map((part): PastPart => ({
    period: named.period ? part.period : base.period,
    weekdays: named.weekday ? part.weekdays : base.weekdays,
    kind: named.kind ? part.kind : base.kind,
    pick: named.pick ? part.pick : named.weekday || named.kind ? base.pick : null,
  }));
  if (!named.period && !named.pick && before.parts.length > 1 && base === former)
    return before.parts.map((part) => ({
      ...part,
      ...(named.weekday ? { weekdays: parts[0]?.weekdays ?? [] } : {}),
      ...(named.kind ? { kind: parts[0]?.kind ?? null } : {}),
    }));
  return sense.does('byHowMuch') && merged.length === 1 ? edgesOf(merged[0] ?? base) : merged;
}

/** The best of all of them, not of the first and the last. */
function forOrder(parts: readonly PastPart[], { kind }: PastOperation): readonly PastPart[] {
  const [first] = parts;
  const ordered = kind === 'extreme' || kind === 'ends' || kind === 'rank';
  return ordered && first && parts.length > 1 && parts.every(({ pick }) => pick !== null)
    ? [{ ...first, pick: null }]
    : parts;
}

/** "The best of them all": of every time. */
const OF_THEM_ALL =
  /\b(?:of all|of them all|of (?:all )?(?:my|the) (?:rides|runs|workouts|sessions)|(?:all|each of|every one of) (?:of )?(?:the |my )?(?:months|weeks|years)|(?:every|each) (?:single )?(?:month|week)|of (?:the|them|my) (?:whole )?(?:lot|all|bunch)|ever|all ?-?time)\b/;

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
