import {
  paceChange,
  percentChange,
  temperatureChange,
  timeChange,
  trendOf,
  wholeChange,
  type FactName,
} from '#coaching/domain/facts/draft.js';
import { shownNumber, signedText } from '#coaching/domain/display/number.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { formOf, ground, type Measured } from '../measured.js';
import { isPace } from '../metrics/metric.js';
import {
  SPAN_METRICS,
  type MetricId,
  type Shown,
  type SpanMetric,
} from '../metrics/span-metric.js';

const WHOLE_UNITS = ['W', 'bpm', 'rpm', 'spm', 'kJ', 'kcal', 'bpm/h'];

/** A change as the quantity is compared: watts, seconds of a pace, beats, metres. */
export function changeOf(from: Measured, to: Measured, metric: MetricId, shown: Shown): FactDraft {
  const spec = SPAN_METRICS[metric];
  const name: FactName = {
    key: `change.${metric}.${from.part.key}.${to.part.key}.${formOf(shown)}`,
    label: `Change of ${spec.noun(shown)} from ${from.part.name} to ${to.part.name}`,
    about: ['change', ...spec.about, ...ground(to.part)],
    method: 'difference of engine segment statistics',
    at: { from: from.part.from, to: to.part.to, channel: spec.channel },
  };
  const unit = from.fact.unit;
  if (unit === 's') return timeChange(name, Math.round(to.value) - Math.round(from.value));
  if (unit === 'm/s')
    return isPace(shown) && from.value > 0 && to.value > 0
      ? paceChange(name, from.value, to.value, shown.units)
      : inOwnForm(name, [from, to], spec, shown);
  if (WHOLE_UNITS.includes(unit))
    return wholeChange(name, Math.round(to.value) - Math.round(from.value), unit);
  if (unit === '°C') return temperatureChange(name, to.value - from.value, shown.units);
  return unit === '%'
    ? points(name, to.value - from.value)
    : inOwnForm(name, [from, to], spec, shown);
}

function points(name: FactName, difference: number): FactDraft {
  const rounded = Number(difference.toFixed(1));
  return {
    quality: 'derived',
    ...name,
    value: rounded,
    unit: '%',
    display: signedText(rounded, `${shownNumber(Math.abs(rounded), 1)} percentage points`),
    trend: trendOf(rounded, 0.1),
  };
}

function inOwnForm(
  name: FactName,
  [from, to]: readonly [Measured, Measured],
  spec: SpanMetric,
  shown: Shown,
): FactDraft {
  const difference = to.value - from.value;
  const size = spec.fact(name, Math.abs(difference), shown);
  const display = size?.display ?? shownNumber(Math.abs(difference), 2);
  return {
    ...name,
    quality: 'derived',
    value: difference,
    unit: from.fact.unit,
    display: signedText(/[1-9]/.test(display) ? difference : 0, display),
    trend: trendOf(difference, 1e-9),
  };
}

/** The same in percent of the first; null where that says nothing. */
export function percentOf(
  from: Measured,
  to: Measured,
  metric: MetricId,
  shown: Shown,
): FactDraft | null {
  if (!['W', 'kJ', 'm', 'm/h', 'W/kg'].includes(from.fact.unit) || from.value <= 0) return null;
  const change = changeOf(from, to, metric, shown);
  return percentChange(
    { ...change, key: `${change.key}.percent`, label: `${change.label}, in percent` },
    (to.value / from.value - 1) * 100,
  );
}
