import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { DELTAS } from '#coaching/domain/facts/comparison/deltas.js';
import { count, duration, type FactName } from '#coaching/domain/facts/draft.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import { measure } from '../measured.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Scope, Series } from '../query.js';
import { comparable } from '../operations/order.js';
import { combined } from '../series/combined.js';
import { plural } from '../words.js';
import type { Part } from '../series/part.js';
import { scopeParts } from '../series/scope-parts.js';
import type { SideMetricId, ZoneId } from './side-metric-id.js';
import { isZone, sideWords, sideNoun } from './side-words.js';
import type { Side, Sides } from './sides.js';

/** The value of one metric in one of the workouts. */
export interface SideValue {
  readonly side: Side;
  readonly value: number;
  readonly fact: FactDraft;
  /** Where it was measured; null for the whole workout and for averages of a series. */
  readonly part: Part | null;
  /** Of the whole workout, because it has no such parts. */
  readonly ofWhole?: boolean;
}

/** Work and recovery intervals taken together, as the sheet has them. */
const OF_INTERVALS: Readonly<Record<string, Readonly<Partial<Record<SideMetricId, string>>>>> = {
  rep: {
    power: 'intervals.output',
    normalized: 'intervals.output',
    speed: 'intervals.output',
    graded: 'intervals.output',
    heartRate: 'intervals.heartRate',
    heartRateMax: 'intervals.heartRateMax',
    cadence: 'intervals.cadence',
    time: 'intervals.duration',
  },
  recovery: {
    power: 'intervals.recoveries.power',
    speed: 'intervals.recoveries.speed',
    heartRate: 'intervals.recoveries.heartRate',
    time: 'intervals.recovery',
  },
};

/** A value of each workout that has one, in their order. */
export function valuesOf(sides: Sides, metric: SideMetricId, scope: Scope): readonly SideValue[] {
  return sides.all.flatMap((side) => valueIn(sides, side, metric, scope) ?? []);
}

function valueIn(sides: Sides, side: Side, metric: SideMetricId, scope: Scope): SideValue | null {
  if (scope.kind === 'whole') return wholeValue(sides, side, metric);
  if (scope.kind === 'each') return togetherValue(sides, side, metric, scope.series);
  const part = partIn(side, scope);
  return part && isSpan(metric) ? measuredIn(side, part, metric, sides.shown) : null;
}

function wholeValue(
  { sheet, shown, converted }: Sides,
  side: Side,
  metric: SideMetricId,
): SideValue | null {
  if (metric === 'stops') return stopsOf(side);
  if (metric === 'workTime') return workTime(side, shown);
  const own = converted && isSpan(metric) && SHOWN_IN_UNITS.includes(metric);
  const known = own ? null : onSheet(sheet, side, sideWords(metric).keys);
  if (known) return known;
  if (isZone(metric)) return noTimeIn(metric, sheet, side);
  const part = isSpan(metric) ? partIn(side, { kind: 'whole' }) : null;
  const found = part && isSpan(metric) ? measuredIn(side, part, metric, shown) : null;
  return found && { ...found, part: null };
}

const SHOWN_IN_UNITS: readonly MetricId[] = [
  'speed',
  'speedMax',
  'graded',
  'distance',
  'gain',
  'loss',
  'temperature',
];

function onSheet(sheet: FactSheet, side: Side, keys: readonly string[]): SideValue | null {
  const fact = keys.flatMap((key) => sheet.withKey(`${side.name}.${key}`) ?? [])[0];
  return fact && typeof fact.value === 'number'
    ? { side, fact, value: fact.value, part: null }
    : null;
}

/** Parts of a series taken together. */
function togetherValue(
  sides: Sides,
  side: Side,
  metric: SideMetricId,
  series: Series,
): SideValue | null {
  const lasting = series.kind === 'rep' && series.lasting !== undefined;
  const key = lasting ? undefined : OF_INTERVALS[series.kind]?.[metric];
  const known = key === undefined || sides.converted ? null : onSheet(sides.sheet, side, [key]);
  if (known || !isSpan(metric)) return known;
  const own = partsIn(side, { kind: 'each', series });
  // Sets of two lengths are compared as sets.
  const parts = own.length === 0 && lasting ? partsIn(side, EACH_REP) : own;
  const [first] = parts;
  if (!first) return othersHave(sides, series) ? insteadOf(sides, side, metric) : null;
  const stretch = combined(parts.map((part) => part.stretch));
  const together: Part = {
    ...first,
    stretch,
    from: stretch.from,
    to: stretch.to,
    key: `${first.key}.together.${parts.length}`,
    name: parts.length === 1 ? first.name : `the ${plural(series)}`,
  };
  const found = measuredIn(side, together, metric, sides.shown);
  return found && parts.length > 1 ? { ...found, part: null } : found;
}

function insteadOf(sides: Sides, side: Side, metric: SideMetricId): SideValue | null {
  const value = wholeValue(sides, side, metric);
  return value && { ...value, ofWhole: true };
}

const EACH_REP = { kind: 'each', series: { kind: 'rep' } } as const;

/** A session without intervals, as a race, is all one effort. */
function othersHave(sides: Sides, { kind }: Series): boolean {
  return kind === 'rep' && sides.all.some((side) => partsIn(side, EACH_REP).length > 0);
}

/** No fact is written of a zone that was never reached. */
function noTimeIn(metric: ZoneId, sheet: FactSheet, side: Side): SideValue | null {
  const { keys, noun } = sideWords(metric);
  const table = keys
    .map((key) => key.split('.')[1] ?? '')
    .find((one) => sheet.withKey(`${side.name}.zones.${one}.easy.time`));
  if (table === undefined) return null;
  const fact = duration(
    {
      key: `${side.name}.zones.${table}.${metric}.zero`,
      label: `${capitalized(noun)}, ${side.name}`,
      about: [table === 'pace' ? 'speed' : table, 'time', `zone:${metric.at(-1) ?? ''}`],
      method: 'engine zones',
      subject: side.name,
    },
    0,
  );
  return { side, value: 0, fact, part: null };
}

/** All intervals together. */
function workTime(side: Side, shown: Shown): SideValue | null {
  const parts = partsIn(side, EACH_REP);
  const [first] = parts;
  if (!first) return null;
  const stretch = combined(parts.map((part) => part.stretch));
  const key = `${first.key}.all.${parts.length}`;
  const all: Part = { ...first, stretch, from: stretch.from, to: stretch.to, key };
  const found = measuredIn(side, { ...all, name: `the ${plural({ kind: 'rep' })}` }, 'time', shown);
  return found && { ...found, part: null };
}

function stopsOf(side: Side): SideValue {
  const value = side.workout.analysis.stops?.list.length ?? 0;
  const fact = count(
    {
      key: `${side.name}.stops.number`,
      label: `Number of stops, ${side.name}`,
      about: ['count'],
      method: 'engine',
      subject: side.name,
    },
    value,
  );
  return { side, value, fact, part: null };
}

/** The part of a workout that a scope means; null where it has none. */
export function partIn({ seen }: Side, scope: Scope): Part | null {
  const found = seen && scopeParts(scope, seen());
  return found && 'parts' in found ? (found.parts[0] ?? null) : null;
}

/** All parts of a series; empty where there is none. */
export function partsIn({ seen }: Side, scope: Scope): readonly Part[] {
  const found = seen && scopeParts(scope, seen());
  return found && 'parts' in found ? found.parts : [];
}

/** A block that ends with the workout counts from this share of its length on (ours). */
const WHOLE_BLOCK = 0.9;

/** Parts that can be held against each other: no fragments, and of work only the intervals. */
export function wholeParts(side: Side, series: Series, metric: MetricId): readonly Part[] {
  const parts = comparable(partsIn(side, { kind: 'each', series }), metric);
  if (series.kind !== 'block' || series.by !== 'metres') return parts;
  const least = WHOLE_BLOCK * series.length;
  return parts.filter(({ stretch }) => (stretch.distanceM ?? 0) >= least);
}

export function measuredIn(
  side: Side,
  part: Part,
  metric: MetricId,
  shown: Shown,
): SideValue | null {
  const ground = side.seen?.().look.ground;
  const own = { ...shown, subject: side.name, ...(ground && { ground }) };
  const found = measure(part, SPAN_METRICS[metric], own);
  return (
    found && {
      side,
      part,
      value: found.value,
      fact: {
        ...found.fact,
        key: `${side.name}.${found.fact.key}`,
        label: `${found.fact.label}, ${side.name}`,
        subject: side.name,
      },
    }
  );
}

export function isSpan(metric: SideMetricId): metric is MetricId {
  return metric in SPAN_METRICS;
}

/** The difference of two values, in their unit; null where it has no meaning. */
export function deltaOf(
  a: SideValue,
  b: SideValue,
  metric: SideMetricId,
  { shown }: Sides,
): FactDraft | null {
  const name: FactName = {
    key: `delta.${b.side.name}.${a.side.name}.${a.fact.key.slice(3)}`,
    label: `Difference of ${sideNoun(metric, shown)}, ${b.side.name} against ${a.side.name}`,
    about: ['change', ...a.fact.about.filter((tag) => !['average', 'max', 'min'].includes(tag))],
    method: 'difference',
  };
  return deltaIn(a.fact, shown)(name, a.value, b.value, shown.units);
}

function deltaIn({ unit, about, display }: FactDraft, { running, as }: Shown) {
  switch (unit) {
    case 'W':
    case 'bpm':
    case 'rpm':
    case 'spm':
    case 'kJ':
    case 'kcal':
      return DELTAS.whole(unit);
    case 's':
      return DELTAS.seconds;
    case '%':
      return DELTAS.points;
    case 'm/s':
      return running && as !== 'speed' ? DELTAS.pace : DELTAS.speed;
    case 'm':
      if (/^\d\.\d\d m$/.test(display)) return DELTAS.rounded(unit, 2);
      return about.includes('elevation') ? DELTAS.height : DELTAS.distance;
    default:
      return DELTAS.rounded(unit, decimalsOf(display));
  }
}

/** As many decimals as the values themselves are shown with, two at most. */
function decimalsOf(display: string): number {
  return Math.min(2, /\.(\d+)/.exec(display)?.[1]?.length ?? 0);
}
