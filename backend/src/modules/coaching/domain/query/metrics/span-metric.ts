import { BODY_METRICS } from './body-metrics.js';
import { COURSE_METRICS } from './course-metrics.js';
import type { SpanMetric } from './metric.js';
import type { MetricId } from './metric-id.js';
import { OUTPUT_METRICS } from './output-metrics.js';
import { WHOLE_METRICS } from './whole-metrics.js';

export type { Shown, SpanMetric } from './metric.js';
export type { MetricId } from './metric-id.js';

/** Every metric that a question may name. */
export const SPAN_METRICS: Readonly<Record<MetricId, SpanMetric>> = {
  ...OUTPUT_METRICS,
  ...BODY_METRICS,
  ...COURSE_METRICS,
  ...WHOLE_METRICS,
};
