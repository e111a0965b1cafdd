import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { DELTAS } from '#coaching/domain/facts/comparison/measures.js';
import { count, type FactName } from '#coaching/domain/facts/draft.js';
import { measure } from '../measured.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Scope } from '../query.js';
import type { Part } from '../series/part.js';
import { scopeParts } from '../series/scope-parts.js';
import type { SideMetricId } from './side-query.js';
import { SIDE_WORDS, sideNoun } from './side-words.js';
import type { Side, Sides } from './sides.js';

/** The value of one metric in one of the workouts. */
export interface SideValue {
  readonly side: Side;
  readonly value: number;
  readonly fact: FactDraft;
  /** Where it was measured; null for the whole workout and for averages of a series. */
  readonly part: Part | null;
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

function valueIn(
  { sheet, shown }: Sides,
  side: Side,
  metric: SideMetricId,
  scope: Scope,
): SideValue | null {
  if (metric === 'stops') return stopsOf(side);
  if (scope.kind === 'whole' || scope.kind === 'each') {
    const keys =
      scope.kind === 'whole'
        ? SIDE_WORDS[metric].keys
        : [OF_INTERVALS[scope.series.kind]?.[metric] ?? ''];
    const fact = keys.flatMap((key) => sheet.get(`${side.name}.${key}`) ?? [])[0];
    return fact && typeof fact.value === 'number'
      ? { side, fact, value: fact.value, part: null }
      : null;
  }
  const part = partIn(side, scope);
  return part && isSpan(metric) ? measuredIn(side, part, metric, shown) : null;
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

export function measuredIn(
  side: Side,
  part: Part,
  metric: MetricId,
  shown: Shown,
): SideValue | null {
  const found = measure(part, SPAN_METRICS[metric], shown);
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

/** What lies between two values, in their unit; null where that has no meaning. */
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

function deltaIn({ unit, about, display }: FactDraft, { running }: Shown) {
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
      return running ? DELTAS.pace : DELTAS.speed;
    case 'm':
      return about.includes('elevation') ? DELTAS.height : DELTAS.distance;
    default:
      return DELTAS.rounded(unit, /\.\d\d/.test(display) ? 2 : 0);
  }
}
