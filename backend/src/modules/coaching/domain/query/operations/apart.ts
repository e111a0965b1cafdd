import { say, size } from '#coaching/domain/answer/say.js';
import { lines, type QueryResult } from '../found.js';
import { measure } from '../measured.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Part } from '../series/part.js';
import { changeOf } from './change-of.js';
import { valueOf } from './value.js';

/** "The gap between them?" of two values in one unit: normalized and average power. */
export function apartOf(part: Part, metrics: readonly MetricId[], shown: Shown): QueryResult {
  const [one, other] = metrics;
  const first = one && measure(part, SPAN_METRICS[one], shown);
  const second = other && measure(part, SPAN_METRICS[other], shown);
  if (!one || !other || !first || !second || first.fact.unit !== second.fact.unit)
    return valueOf(part, metrics, shown);
  const change = changeOf(first, second, other, shown);
  const gap = {
    ...change,
    key: `apart.${one}.${change.key}`,
    label: `${SPAN_METRICS[other].noun(shown)} minus ${SPAN_METRICS[one].noun(shown)}`,
  };
  return {
    facts: [first.fact, second.fact, gap],
    focus: part,
    main: gap,
    answer: (placed) =>
      lines([
        say`They differ by ${size(placed(gap))}: ${SPAN_METRICS[one].noun(shown)} was ${placed(first.fact)} and ${SPAN_METRICS[other].noun(shown)} ${placed(second.fact)}.`,
      ]),
  };
}
