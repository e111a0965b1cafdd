import { measureAll, type Measured } from '../measured.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import { missingReason } from '../metrics/missing.js';
import type { End, Series } from '../query.js';
import type { Part } from '../series/part.js';
import { isMost, singular } from '../words.js';

/** Recoveries and the ends of a workout are no slow laps, and a cut lap is no short one. */
export function comparable(parts: readonly Part[], metric: MetricId): readonly Part[] {
  const whole = parts.filter(({ fragment }) => !fragment);
  const isOutput = ['speed', 'graded', 'power', 'normalized'].includes(metric);
  const work = whole.filter(({ kind }) => kind === 'work');
  return isOutput && work.length > 1 ? work : whole;
}

/** Parts with their values, from the end that was asked for. */
export function inOrder(
  parts: readonly Part[],
  metric: MetricId,
  end: End,
  shown: Shown,
): readonly Measured[] {
  const spec = SPAN_METRICS[metric];
  const most = isMost(end, spec.better, metric);
  return [...measureAll(comparable(parts, metric), spec, shown)].sort((a, b) =>
    most ? b.value - a.value : a.value - b.value,
  );
}

/** Why parts can't be held against each other. */
export function tooFewReason(
  metric: MetricId,
  parts: readonly Part[],
  series: Series,
  shown: Shown,
): string {
  const [first] = parts;
  if (first === undefined) return 'there are no such parts';
  return measureAll(parts, SPAN_METRICS[metric], shown).length === 0
    ? missingReason(metric, first, shown)
    : `only one ${singular(series)} can be judged`;
}
