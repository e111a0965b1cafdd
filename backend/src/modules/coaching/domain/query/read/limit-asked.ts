import type { MetricId } from '../metrics/span-metric.js';
import type { Operation, Series } from '../query.js';

const ABOVE = 'above|over|more than|at least|higher than|longer than|slower than';
const BELOW = 'below|under|less than|lower than|shorter than|faster than|quicker than|inside|sub';
const LIMIT = new RegExp(
  String.raw`\b(${ABOVE}|${BELOW}) ?(?:(\d{1,2}):(\d{2})|(\d+(?:\.\d+)?) ?(w|watts?|bpm|beats|rpm|spm|km ?\/? ?h|kph|kmh)?)`,
);
const METRICS: readonly (readonly [RegExp, MetricId, number])[] = [
  [/^w/, 'power', 1],
  [/^b/, 'heartRate', 1],
  [/^[rs]pm/, 'cadence', 1],
  [/^k/, 'speed', 1 / 3.6],
];

/** A limit that parts of a workout are counted by, with its metric; null where none is named. */
export function limitIn(
  plain: string,
  series: Series,
): { readonly metric: MetricId; readonly operation: Operation } | null {
  const found = LIMIT.exec(plain);
  if (!found) return null;
  const [written, word = '', minutes, seconds, number, unit] = found;
  const above = new RegExp(`^(?:${ABOVE})$`).test(word);
  if (minutes !== undefined)
    return byClock(series, Number(minutes) * 60 + Number(seconds), { above, written, word });
  const metric = METRICS.find(([pattern]) => pattern.test(unit ?? ''));
  return metric
    ? {
        metric: metric[1],
        operation: { kind: 'countWhere', above, limit: Number(number) * metric[2], written },
      }
    : null;
}

/** Of kilometres and miles a clock is a pace, of other parts their time. */
function byClock(
  series: Series,
  clock: number,
  {
    above,
    written,
    word,
  }: { readonly above: boolean; readonly written: string; readonly word: string },
): ReturnType<typeof limitIn> {
  const isPace = series.kind === 'block' || /faster|slower|quicker/.test(word);
  if (!isPace)
    return { metric: 'time', operation: { kind: 'countWhere', above, limit: clock, written } };
  const metres = series.kind === 'block' && series.by === 'metres' ? series.length : 1000;
  // More seconds for a kilometre are less speed.
  return {
    metric: 'speed',
    operation: { kind: 'countWhere', above: !above, limit: metres / clock, written },
  };
}
