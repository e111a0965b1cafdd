import type { SideQuery } from '../comparison/side-query.js';
import { isSpan } from '../comparison/side-values.js';
import type { SideRef } from '../comparison/side-ref.js';
import type { Scope, Series } from '../query.js';
import { plainMetric } from './metric-of.js';
import { PEAKS } from './side-metrics.js';
import type { SideSense } from './side-sense.js';

/** Longer messages are complete questions. */
const MOST_CONTENT = 3;

/** The query before with the slots changed that a short follow-up names; null elsewhere. */
export function movedSides(sense: SideSense, last: SideQuery): SideQuery | null {
  if (sense.content > MOST_CONTENT || sense.unread > 2) return null;
  for (const move of MOVES) {
    const moved = move(sense, last);
    if (moved) return moved;
  }
  return null;
}

type Move = (sense: SideSense, last: SideQuery) => SideQuery | null;

const MOVES: readonly Move[] = [
  perKilometre,
  byHowMuch,
  inOtherUnits,
  otherEffort,
  twoOfThem,
  heldIt,
  itsPeak,
  thoseParts,
  otherSide,
  otherPart,
  otherEnd,
  otherMetric,
  sameAsWhy,
  sameDifference,
  whichOfThem,
];

const PER_KM =
  /\b(?:per|a|an|each|every) (?:km|k|kilomet(?:re|er))\b|\/ ?km\b|^(?:and )?in pace(?: terms)?[ ?]*$/;

/** "By how many seconds per km?" behind times over a distance. */
function perKilometre(sense: SideSense, last: SideQuery): SideQuery | null {
  const timed = last.operation.kind === 'effort' || last.metrics[0] === 'time';
  if (!timed || !PER_KM.test(sense.plain) || sense.ends.length > 0) return null;
  if (sense.sideMetrics.some((id) => id !== 'speed' && id !== 'time')) return null;
  return { metrics: ['speed'], only: null, scope: { kind: 'whole' }, operation: { kind: 'value' } };
}

/** "And the second one?", "what about 7 June only": one of the workouts. */
function otherSide(sense: SideSense, last: SideQuery): SideQuery | null {
  const { which } = sense.named;
  const [ref, ...more] = refsOf(sense, last);
  if (!ref || more.length > 0 || which || sense.read.scopes.length > 0 || sense.read.series)
    return null;
  if (sense.comparatives.length > 0 || sense.ends.length > 0 || sense.doings.size > 0) return null;
  const than = last.only;
  const metrics = sense.sideMetrics.length > 0 ? sense.sideMetrics : last.metrics;
  return {
    ...last,
    metrics,
    only: ref.by === 'other' ? { ...ref, than } : ref,
    operation: keepsOf(sense, last) ? last.operation : { kind: 'value' },
  };
}

/** What was timed has no other metric. */
function keepsOf({ sideMetrics }: SideSense, { operation: { kind } }: SideQuery): boolean {
  if (sideMetrics.length > 0 && (kind === 'effort' || kind === 'timeWhere' || kind === 'count'))
    return false;
  return OF_ONE.includes(kind);
}

/** What a single workout has as well. */
const OF_ONE: readonly SideQuery['operation']['kind'][] = [
  'table',
  'extreme',
  'effort',
  'timeWhere',
  'count',
  'spread',
  'change',
];

/** "How much higher in watts?" behind a peak is about the peak. */
function byHowMuch(sense: SideSense, last: SideQuery): SideQuery | null {
  const [metric, more] = last.metrics;
  if (isDifference(sense) && OF_TIMES.includes(last.operation.kind) && timesOnly(sense))
    return { ...last, only: null };
  if (!metric || more || last.scope.kind !== 'whole' || sense.doings.size > 0) return null;
  if (!/\bhow (?:much|many|far)\b|\bdifference\b/.test(sense.plain)) return null;
  if (sense.read.scopes.length > 0 || sense.read.series || sense.named.which) return null;
  const own = sense.sideMetrics.every((id) => id === metric || PEAKS[id] === metric);
  const channels = sense.comparatives.every(({ channel }) => channel === null);
  return own && channels ? { ...last, only: null, operation: { kind: 'value' } } : null;
}

/** They say what is between two values anyway. */
const OF_TIMES: readonly SideQuery['operation']['kind'][] = ['timeWhere', 'effort'];

function isDifference({ plain }: SideSense): boolean {
  return /\bhow (?:much|many|far)\b|\b(?:difference|gap|margin|apart)\b/.test(plain);
}

function timesOnly({ sideMetrics, read, ends }: SideSense): boolean {
  return (
    sideMetrics.every((id) => id === 'time') &&
    read.scopes.length === 0 &&
    !read.series &&
    ends.length === 0
  );
}

/** "Per mile?", "and in km/h": the same in other units; of a time over a distance its pace. */
function inOtherUnits(sense: SideSense, last: SideQuery): SideQuery | null {
  const slot = sense.slots.find(({ kind }) => kind === 'units');
  if (slot?.kind !== 'units' || sense.sideMetrics.length > 0 || sense.content > 1) return null;
  if (sense.read.scopes.length > 0 || sense.read.series || sense.ends.length > 0) return null;
  const perLength = /\b(?:per|a|each|\/) ?(?:km|k|kilomet(?:re|er)|mile|mi)\b/.test(sense.plain);
  const gained = perLength && last.metrics[0] === 'gain';
  const timed = perLength && (last.operation.kind === 'effort' || last.metrics[0] === 'time');
  const operation =
    timed || last.operation.kind === 'which' ? ({ kind: 'value' } as const) : last.operation;
  return {
    ...last,
    metrics: gained ? ['grade'] : timed ? ['speed'] : last.metrics,
    units: slot.units,
    ...(slot.speed && { as: 'speed' }),
    operation,
  };
}

/** "5 sec?" behind "20 min power". */
function otherEffort(sense: SideSense, last: SideQuery): SideQuery | null {
  const { operation } = last;
  const [measure, more] = sense.measures;
  if (operation.kind !== 'effort' || !measure || more) return null;
  if (sense.sideMetrics.length > 0 || sense.read.series || sense.doings.size > 0) return null;
  return measure.by === 'metres' || measure.by === 'seconds'
    ? { ...last, only: null, operation: { kind: 'effort', by: measure.by, length: measure.value } }
    : null;
}

/** "The erratic one minus the calm one": two of three in what was asked before. */
function twoOfThem(sense: SideSense, last: SideQuery): SideQuery | null {
  const { refs, which } = sense.named;
  if (refs.length !== 2 || which || sense.sideMetrics.length > 0) return null;
  if (sense.read.scopes.length > 0 || sense.read.series || sense.doings.size > 0) return null;
  if (sense.ends.length > 0 || sense.comparatives.length > 0) return null;
  return { ...last, only: null, among: refs, operation: { kind: 'value' } };
}

/** "Did I hold it though?", of the workout spoken of. */
function heldIt(sense: SideSense, last: SideQuery): SideQuery | null {
  if (!/\bh[eo]ld (?:it|that|on|up|the pace|pace|steady)\b/.test(sense.plain)) return null;
  if (sense.sideMetrics.length > 1 || sense.read.series || sense.named.which) return null;
  const ref = sense.named.refs[0] ?? last.only;
  return {
    metrics: sense.sideMetrics,
    only: ref,
    scope: { kind: 'whole' },
    operation: { kind: 'change', most: null },
  };
}

/** "And the peak?" */
function itsPeak(sense: SideSense, last: SideQuery): SideQuery | null {
  const peak = last.metrics[0] && PEAKS[last.metrics[0]];
  const asks = /\b(?:peaks?|max(?:imum)?|highest|top)\b/.test(sense.plain);
  if (!peak || !asks || sense.sideMetrics.length > 0 || sense.content > 2) return null;
  if (sense.read.scopes.length > 0 || sense.read.series || sense.named.which) return null;
  return { ...last, metrics: [peak], only: null, operation: { kind: 'value' } };
}

/** "The second one" is a workout where no parts were spoken of. */
function refsOf({ named, read }: SideSense, last: SideQuery): readonly SideRef[] {
  if (named.refs.length > 0 || 'series' in last.scope) return named.refs;
  return read.loose.flatMap((nth): readonly SideRef[] =>
    nth === 'middle'
      ? []
      : [{ by: 'place', nth: typeof nth === 'number' && nth < 0 ? 'last' : nth }],
  );
}

/** "And rep 1", "the fourth?", "last 10 minutes". */
function otherPart(sense: SideSense, last: SideQuery): SideQuery | null {
  if (sense.ends.length > 0 || sense.comparatives.length > 0 || sense.doings.size > 0) return null;
  if (sense.named.which) return null;
  const series = 'series' in last.scope ? last.scope.series : null;
  const { scopes, loose } = sense.read;
  const found: readonly Scope[] =
    scopes.length > 0 || series === null ? scopes : loose.map((nth) => one(series, nth));
  const [scope, ...further] = found;
  if (!scope || (sense.named.refs.length > 0 && scopes.length === 0)) return null;
  return {
    metrics: sense.sideMetrics.length > 0 ? sense.sideMetrics : last.metrics,
    only: null,
    scope,
    ...(further.length > 0 && { further }),
    operation: { kind: 'value' },
  };
}

function one(series: Series, nth: SideSense['read']['loose'][number]): Scope {
  return { kind: 'one', series, nth };
}

/** "And the worst one?" */
function otherEnd(sense: SideSense, last: SideQuery): SideQuery | null {
  const [end] = sense.ends;
  if (!end || !('series' in last.scope) || sense.read.scopes.length > 0) return null;
  if (sense.read.series || sense.sideMetrics.length > 0) return null;
  return {
    metrics: end.channel === null ? last.metrics : [plainMetric(end.channel)],
    only: null,
    scope: { kind: 'each', series: last.scope.series },
    operation: {
      kind: 'extreme',
      end: end.end,
      each: last.operation.kind === 'extreme' ? last.operation.each : sense.named.each,
    },
  };
}

/** Operations that a new metric keeps. */
const KEPT: readonly SideQuery['operation']['kind'][] = [
  'table',
  'gap',
  'extreme',
  'change',
  'rank',
  'which',
];

/** "Heart rate there?", behind the best part of each. */
function thoseParts(sense: SideSense, last: SideQuery): SideQuery | null {
  const { operation, scope, metrics } = last;
  if (operation.kind !== 'extreme' || scope.kind !== 'each' || sense.pointing === null) return null;
  if (sense.sideMetrics.length === 0 || sense.ends.length > 0) return null;
  const [metric] = metrics.filter(isSpan);
  return {
    metrics: sense.sideMetrics,
    only: null,
    scope: {
      kind: 'end',
      series: scope.series,
      metric: metric ?? null,
      end: operation.end,
      which: 1,
    },
    operation: { kind: 'value' },
  };
}

/** "And heart rate?", "expressed in TSS". */
function otherMetric(sense: SideSense, last: SideQuery): SideQuery | null {
  if (sense.sideMetrics.length === 0 || sense.read.scopes.length > 0 || sense.read.series)
    return null;
  if (sense.ends.length > 0 || sense.comparatives.length > 0 || sense.doings.size > 0) return null;
  if (sense.named.which || sense.does('rank') || sense.measures.length > 0) return null;
  const whole = !sense.sideMetrics.some(isSpan);
  const keeps = KEPT.includes(last.operation.kind) && last.scope.kind === 'each' && !whole;
  return {
    ...last,
    metrics: sense.sideMetrics,
    only: null,
    ...(whole && { scope: { kind: 'whole' } as const }),
    operation: keeps ? last.operation : { kind: 'value' },
  };
}

/** "And the cause of the gap?" */
function sameAsWhy(sense: SideSense, last: SideQuery): SideQuery | null {
  if (!/\b(?:cause|reason|why|how come)\b/.test(sense.plain) || sense.sideMetrics.length > 0)
    return null;
  if (sense.doings.size > 0 && !sense.doings.has('gap')) return null;
  return { ...last, only: null, scope: { kind: 'whole' }, operation: { kind: 'why' } };
}

/** "The difference?", "as a table", "rank them". */
function sameDifference(sense: SideSense, last: SideQuery): SideQuery | null {
  if (sense.sideMetrics.length > 0 || sense.read.scopes.length > 0 || sense.read.series)
    return null;
  if (sense.ends.length > 0 || sense.comparatives.length > 0 || sense.doings.size > 0) return null;
  if (sense.does('rank')) return { ...last, only: null, operation: { kind: 'rank', most: true } };
  if (sense.does('list') && last.scope.kind === 'each')
    return { ...last, only: null, operation: { kind: 'table' } };
  return sense.does('difference') || sense.asks('how much')
    ? { ...last, only: null, operation: { kind: 'value' } }
    : null;
}

/** "Which is higher", "who had the least": of what was compared before. */
function whichOfThem(sense: SideSense, last: SideQuery): SideQuery | null {
  const [end] = [...sense.ends, ...sense.comparatives];
  if (!end || end.channel !== null || sense.sideMetrics.length > 0) return null;
  if (sense.read.scopes.length > 0 || sense.read.series || !PLAIN.test(end.text)) return null;
  const most = end.end === 'most' || end.end === 'best';
  return { ...last, only: null, operation: { kind: 'which', most } };
}

/** Of effort and merit others judge. */
const PLAIN = /^(?:higher|highest|lower|lowest|more|most|less|least|bigger|biggest|smaller)$/;
