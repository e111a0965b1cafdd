import type { FactDraft } from '../facts/fact.js';
import { capitalized } from '../answer/words.js';
import type { Shown, SpanMetric } from './metrics/span-metric.js';
import { wholeFact } from './metrics/whole-facts.js';
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
function ground({ key }: Part): readonly string[] {
  return /^(?:climb|descent)\./.test(key) ? ['elevation'] : [];
}

/** Null where the part has no such value. */
export function measure(part: Part, metric: SpanMetric, shown: Shown): Measured | null {
  const known = part.key === 'whole' ? wholeFact(metric.id, shown) : undefined;
  const own = shown.units.distance === shown.sheet.context.units.distance;
  if (known && own) return { part, value: Number(known.value), fact: known };
  const value = known ? Number(known.value) : metric.read(part.stretch);
  if (value === null || !Number.isFinite(value)) return null;
  const fact = metric.fact(
    {
      key: `${part.key}.${metric.id}.${shown.units.distance}`,
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

/** Of those parts that have a value, in their order. */
export function measureAll(
  parts: readonly Part[],
  metric: SpanMetric,
  shown: Shown,
): readonly Measured[] {
  return parts.flatMap((part) => measure(part, metric, shown) ?? []);
}
