import type { Analysis, MetricResult } from '#analysis/analysis.js';
import { NOTHING, type Measures } from './measures.js';
import { section, table } from './table.js';
import { titled } from './words.js';

/** Every metric with its value, or the reason why it is not judged. */
export function metricSection({ metrics }: Analysis, measures: Measures): string {
  const rows = Object.entries(metrics).map(([id, result]) => [
    titled(id),
    valueOf(id, result, measures),
    remarkOf(id, result, measures),
  ]);
  return section('Metrics', table(rows, [1]));
}

function valueOf(id: string, { value, unit }: MetricResult, measures: Measures): string {
  return value === null ? NOTHING : measures.metric(id, value, unit);
}

function remarkOf(
  id: string,
  { applicable, reason, note, range, unit }: MetricResult,
  measures: Measures,
): string {
  const band =
    range === undefined
      ? ''
      : `between ${measures.metric(id, range.low, unit)} and ` +
        `${measures.metric(id, range.high, unit)}. `;
  if (!applicable) return `not judged: ${reason ?? 'no reason given'}`;
  return `${band}${note ?? ''}`;
}
