import type { MetricResult } from './analysis.js';
import { unitOf, type Finding, type Measured, type Metric } from './metrics/metric.js';
import type { Session } from './session/session.js';

/** Computes the metrics in their order; by id. A value that is not a finite number is no value. */
export function measure(
  session: Session,
  metrics: readonly Metric[],
): Record<string, MetricResult> {
  const results: Record<string, MetricResult> = {};
  for (const metric of metrics) {
    const finding = finite(metric.compute(session, inputsOf(metric, results)));
    results[metric.id] = {
      ...finding,
      unit: unitOf(metric, session.recording.family),
      version: metric.version,
    };
  }
  return results;
}

function inputsOf(metric: Metric, results: Readonly<Record<string, MetricResult>>): Measured {
  const result = (id: string): MetricResult => {
    const input = results[id];
    if (input === undefined || !metric.inputs.includes(id))
      throw new Error(`Metric ${metric.id} does not name ${id} as an input.`);
    return input;
  };
  return { result, value: (id) => (result(id).applicable ? result(id).value : null) };
}

function finite(finding: Finding): Finding {
  if (finding.value === null) return finding;
  // JSON knows no minus zero.
  if (Number.isFinite(finding.value)) return { ...finding, value: finding.value + 0 };
  return { value: null, applicable: false, reason: 'This could not be worked out from the data.' };
}
