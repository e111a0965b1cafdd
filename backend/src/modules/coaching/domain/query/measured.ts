import type { FactDraft } from '../facts/fact.js';
import { capitalized } from '../answer/words.js';
import type { Shown, SpanMetric } from './metrics/span-metric.js';
import { wholeFact, wholeReason } from './metrics/whole-facts.js';
import type { Part } from './series/part.js';

/** The value of one metric over one part. */
export interface Measured {
  readonly part: Part;
  readonly value: number;
  readonly fact: FactDraft;
}

/** Parts are held against each other, so that one of them is the highest. */
const RANKED = ['average', 'max', 'min'];

/** What is said of a climb names the climb as well. */
export function ground({ key }: Part): readonly string[] {
  return /climb|descent/.test(key) ? ['elevation'] : [];
}

/** Null where the part has no such value. */
export function measure(part: Part, metric: SpanMetric, shown: Shown): Measured | null {
  const known = part.key === 'whole' ? wholeFact(metric.id, shown) : undefined;
  if (known && (metric.wholeOnly || isOwnForm(shown)))
    return typeof known.value === 'number' ? { part, value: known.value, fact: known } : null;
  if (metric.wholeOnly) return null;
  // The engine does not judge it, so no other number stands in for it.
  if (!known && part.key === 'whole' && wholeReason(metric.id, shown) !== undefined) return null;
  const value = known ? Number(known.value) : metric.read(part.stretch, shown);
  if (value === null || !Number.isFinite(value)) return null;
  const fact = metric.fact(
    {
      key: `${part.key}.${metric.id}.${formOf(shown)}`,
      label: `${capitalized(metric.noun(shown))} of ${part.name}`,
      about: [...metric.about, ...RANKED, ...ground(part)],
      method: 'engine segment statistics',
      at: { from: part.from, to: part.to, channel: metric.channel },
    },
    value,
    shown,
  );
  return fact && { part, value, fact };
}

/** Whether values are shown as the sheet shows them. */
function isOwnForm({ units, sheet, as }: Shown): boolean {
  return units.distance === sheet.context.units.distance && as === undefined;
}

/** Facts in other units than the athlete's own have keys of their own. */
export function formOf({ units, as }: Shown): string {
  return as === undefined ? units.distance : `${units.distance}.${as}`;
}

/** Of those parts that have a value, in their order. */
export function measureAll(
  parts: readonly Part[],
  metric: SpanMetric,
  shown: Shown,
): readonly Measured[] {
  return parts.flatMap((part) => measure(part, metric, shown) ?? []);
}
