import type { MetricId } from '#coaching/domain/query/metrics/metric-id.js';
import type { Operation, Scope, Series } from '#coaching/domain/query/query.js';
import type { Sense } from '../sense.js';
import { atEnd, channels, timed, withComparative } from './asked-metrics.js';
import type { Run, SeriesNamed } from '../scopes/scopes-read.js';
import type { Found } from './reader.js';

const VALUE: Operation = { kind: 'value' };

/** "Pace without the warm-up", "power leaving out the last 5 km". */
export function withoutParts(sense: Sense): Found | null {
  const of = sense.read.scopes;
  if (!sense.has('without') || of.length === 0) return null;
  return { metrics: timed(sense), scope: { kind: 'without', of }, operation: VALUE };
}

/** "First and last rep", "lap 3 against lap 5", "front half, back half". */
export function twoParts(sense: Sense, usual: Series): Found | null {
  const { read } = sense;
  const loose = [
    ...read.loose.map((nth): Scope => ({ kind: 'one', series: usual, nth })),
    ...read.runs.map((run): Scope => ({ kind: 'together', series: usual, ...run })),
  ];
  const scopes = loose.length > 1 ? loose : read.scopes;
  const [scope, other, ...more] = scopes;
  if (!scope || !other) return null;
  const metrics = withComparative(sense).map((metric) =>
    metric === 'decoupling' ? 'heartRate' : metric,
  );
  const share = sense.does('share') || sense.limits.length > 0;
  if (more.length === 0 && (isDifference(sense) || share))
    return {
      metrics: metrics.length > 0 ? metrics : effortOf(scope, sense),
      scope,
      operation: { kind: 'difference', to: other },
    };
  return { metrics, scope, further: [other, ...more], operation: VALUE };
}

/** "Was climb 4 harder than climb 3": by power and heart rate, not by its length. */
function effortOf(scope: Scope, { comparatives }: Sense): readonly MetricId[] {
  const hard = comparatives.some(({ text }) => EFFORT.test(text));
  const onClimb = 'series' in scope && scope.series.kind === 'climb';
  return hard && onClimb ? ['power', 'heartRate'] : [];
}

const EFFORT = /^(?:harder|tougher|easier|gentler|stronger|weaker|more intense)$/;

/** "Splits every 5 km" are one series. */
function distinct(several: readonly SeriesNamed[]): readonly SeriesNamed[] {
  return several.filter(
    ({ series }, index) =>
      several.findIndex(
        (other) => other.series.kind === series.kind && roleOf(other.series) === roleOf(series),
      ) === index,
  );
}

function roleOf(series: Series): string {
  return series.kind === 'rep' ? (series.role ?? '') : '';
}

/** "The overs and the unders, separately". */
export function severalSeries(sense: Sense): Found | null {
  const several = distinct(sense.read.several);
  const [first, second, ...more] = several;
  if (!first || !second || sense.ends.length > 0 || sense.asks('how many')) return null;
  if (sense.does('list')) return null;
  if (
    several.some(
      ({ series, plural }) =>
        !plural &&
        !('role' in series) &&
        series.kind !== 'descent' &&
        series.kind !== 'climb' &&
        series.kind !== 'flat',
    )
  )
    return null;
  const together = ({ series }: { readonly series: Series }): Scope => ({
    kind: 'together',
    series,
  });
  const metrics = timed(sense);
  if (isDifference(sense) && more.length === 0)
    return {
      metrics: withComparative(sense),
      scope: together(first),
      operation: { kind: 'difference', to: together(second) },
    };
  return {
    metrics,
    scope: together(first),
    further: [second, ...more].map(together),
    operation: VALUE,
  };
}

function isDifference(sense: Sense): boolean {
  return (
    sense.does('difference') ||
    sense.comparatives.length > 0 ||
    sense.joins('than') ||
    sense.does('trend')
  );
}

/** "What share of the run was climbing", "percent of the time in the reps". */
export function shares(sense: Sense): Found | null {
  if (!sense.does('share') || sense.comparatives.length > 0 || sense.read.scopes.length > 1)
    return null;
  if (sense.metrics.includes('coasting'))
    return { metrics: ['coasting'], scope: { kind: 'whole' }, operation: VALUE };
  const [scope] = sense.read.scopes;
  if (scope) return { metrics: [], scope, operation: { kind: 'share' } };
  const { series } = sense.read;
  if (series)
    return {
      metrics: [],
      scope: { kind: 'together', series: series.series },
      operation: { kind: 'share' },
    };
  return sense.metrics.includes('stopped')
    ? { metrics: [], scope: { kind: 'stops' }, operation: { kind: 'share' } }
    : null;
}

/** A part by its number or name. */
export function onePart(sense: Sense, usual: Series): Found | null {
  const [scope] = sense.read.scopes.length > 0 ? sense.read.scopes : looseOf(sense, usual);
  if (!scope) return null;
  if (sense.asks('why')) return reasonOf(scope, sense);
  const listed = listedOnes(scope, sense);
  if (listed) return listed;
  if (sense.asks('when') || (sense.asks('where') && sense.metrics.length === 0))
    return { scope, operation: { kind: 'when' } };
  const other = otherHalf(scope) ?? theOthers(scope, sense);
  // "I slowed down after halfway": held against the other half.
  if (
    other &&
    (sense.does('trend') || isDifference(sense) || sense.has('rest') || sense.joins('versus'))
  )
    return {
      metrics:
        sense.asks('how many') || sense.does('difference') ? costOf(sense) : withComparative(sense),
      scope,
      operation: { kind: 'difference', to: other },
    };
  if (sense.does('trend') && channels(sense).length > 0)
    return { metrics: channels(sense), scope, operation: { kind: 'change' } };
  return {
    metrics: unique(
      timed(sense)
        .map((metric) => atEnd(metric, sense))
        .map((metric) => onGround(metric, scope, sense)),
    ),
    scope,
    operation: VALUE,
  };
}

/** "Every third rep" is one by one; so are parts that are to be listed. */
function listedOnes(scope: Scope, sense: Sense): Found | null {
  if (scope.kind !== 'together') return null;
  const each = sense.slots.some((slot) => slot.kind === 'stepped' && EACH.test(slot.text));
  if (!each && !sense.does('list') && !sense.has('each')) return null;
  if (isAveraged(sense)) return null;
  return {
    metrics: timed(sense).map((metric) => atEnd(metric, sense)),
    scope: { ...scope, kind: 'each' },
    operation: { kind: 'list' },
  };
}

const EACH = /^(?:every|alternate)/;

function isAveraged({ all }: Sense): boolean {
  return all.some((slot) => slot.kind === 'statistic' && slot.statistic === 'average');
}

function unique(metrics: readonly MetricId[]): readonly MetricId[] {
  return [...new Set(metrics)];
}

/** "How many seconds per km did the second half cost me" is about pace. */
function costOf(sense: Sense): readonly MetricId[] {
  const perLength = sense.slots.some(({ kind, text }) => kind === 'units' && /^per /.test(text));
  return perLength ? ['speed'] : withComparative(sense);
}

/** "How much faster was the last rep", "than the rest", "than the average". */
function theOthers(scope: Scope, sense: Sense): Scope | null {
  const against = sense.has('rest') || sense.joins('versus') || sense.comparatives.length > 0;
  if (!against || sense.asks('why')) return null;
  if (scope.kind === 'one') return { kind: 'together', series: scope.series };
  return scope.kind === 'place' ? { kind: 'whole' } : null;
}

/** Parts whose course the answer about the whole judges. */
const JUDGED: readonly Series['kind'][] = ['half', 'quarter'];

/** "Why was rep 10 so bad"; what a why takes for granted is checked elsewhere. */
function reasonOf(scope: Scope, sense: Sense): Found | null {
  const claims = sense.does('trend') || sense.does('difference') || sense.does('onset');
  if (claims || sense.comparatives.length > 0 || sense.unread > 1) return null;
  if (scope.kind !== 'one' || JUDGED.includes(scope.series.kind)) return null;
  return { scope, operation: { kind: 'why' } };
}

/** "How many metres" of a climb are its height. */
function onGround(metric: MetricId, scope: Scope, { slots }: Sense): MetricId {
  if (metric !== 'distance' || !('series' in scope) || scope.series.kind !== 'climb') return metric;
  return slots.some(({ text }) => /^how many (?:m|f)/.test(text)) ? 'gain' : metric;
}

function otherHalf(scope: Scope): Scope | null {
  if (scope.kind !== 'one' || scope.series.kind !== 'half') return null;
  return { ...scope, nth: scope.nth === 1 ? 2 : 1 };
}

/** "The first 50" are no intervals. */
function isShort({ from, to, middle }: Run): boolean {
  const many = middle ?? (typeof to === 'number' ? to : typeof from === 'number' ? -from : 0);
  return many <= MOST_IN_RUN;
}

const MOST_IN_RUN = 20;

function looseOf({ read, has, content }: Sense, usual: Series): readonly Scope[] {
  const [run] = read.runs;
  if (run && read.loose.length === 0 && isShort(run))
    return [{ kind: 'together', series: usual, ...run }];
  if (read.loose.length === 0 || !(has('one') || content <= 4)) return [];
  return read.loose.map((nth) => ({ kind: 'one', series: usual, nth }));
}
