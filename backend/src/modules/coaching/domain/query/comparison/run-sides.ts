import type { Found } from '../found.js';
import type { MetricId } from '../metrics/span-metric.js';
import type { Series } from '../query.js';
import { bestOfSides, effortOfSides } from './best-of-sides.js';
import { changedBetween } from './changed-between.js';
import { courseOfSides } from './course-of-sides.js';
import type { SideMetricId, SideQuery } from './side-query.js';
import { isSpan, valuesOf } from './side-values.js';
import type { Sides } from './sides.js';
import { gapOfSides, partsOfSides, wholeOfSides } from './table-of-sides.js';
import { rankSides, valueOfSides, whichOfEach, whichSide } from './value-of-sides.js';

/** Facts and an answer, or the end of a sentence that begins with "because". */
export type SideResult = Found | { readonly refused: string };

/** Answers a query from two or three workouts. Pure. */
export function runSides(query: SideQuery, all: Sides): SideResult {
  const { operation, scope } = query;
  if (query.only !== null && !all.all.some(({ name }) => name === query.only))
    return { refused: `only ${all.all.length === 2 ? 'two' : 'three'} are compared` };
  const sides =
    query.only === null ? all : { ...all, all: all.all.filter(({ name }) => name === query.only) };
  const wanted = query.metrics.length > 0 ? query.metrics : usual(all);
  const [metric = 'speed'] = wanted;
  const span: MetricId = isSpan(metric) ? metric : output(all);
  const series: Series =
    scope.kind === 'each' || scope.kind === 'one' ? scope.series : { kind: 'rep' };
  switch (operation.kind) {
    case 'value':
      return valueOfSides(sides, wanted, scope, query.metrics.length === 2);
    case 'which':
      return query.metrics.length > 1
        ? whichOfEach(sides, query.metrics, scope, operation.most)
        : whichSide(sides, metric, scope, operation.most);
    case 'rank':
      return rankSides(sides, metric, scope, operation.most);
    case 'table':
      return scope.kind === 'each' ? partsOfSides(sides, series, span) : wholeOfSides(sides);
    case 'gap':
      return gapOfSides(sides, series, span);
    case 'extreme':
      return bestOfSides(sides, series, span, operation.end);
    case 'effort':
      return effortOfSides(sides, operation);
    case 'course':
      return courseOfSides(sides, output(all));
    case 'changed':
      return changedBetween(sides, output(all));
  }
}

/** Power where all have it, pace or speed elsewhere; on runs always pace. */
export function output(sides: Sides): MetricId {
  if (sides.shown.running) return 'speed';
  return valuesOf(sides, 'power', { kind: 'whole' }).length === sides.all.length
    ? 'power'
    : 'speed';
}

function usual(sides: Sides): readonly SideMetricId[] {
  return [output(sides), 'heartRate'];
}
