import { say } from '#coaching/domain/answer/say.js';
import { lines, type QueryResult } from '../found.js';
import { missingReason } from '../metrics/missing.js';
import { SPAN_METRICS, type MetricId } from '../metrics/span-metric.js';
import { usualMetric } from '../metrics/usual-metric.js';
import type { Series } from '../query.js';
import { combined } from '../series/combined.js';
import type { Part } from '../series/part.js';
import { plural } from '../words.js';
import { countWhereOf } from './count-where.js';
import { ADDS_UP, countOf, totalOf } from './count.js';
import { endsOf } from './ends.js';
import { extremeOf, type Ranked } from './extreme.js';
import { listOf, rankOf } from './list.js';
import { meanOf } from './mean.js';
import { onPart, type Asked } from './on-part.js';
import { onsetOf } from './onset.js';
import { spreadOf } from './spread.js';
import { trendOf } from './trend.js';
import { whenEach } from './when.js';

export interface Several {
  readonly series: Series;
  readonly parts: readonly Part[];
  readonly metrics: readonly MetricId[];
}

/** Any operation on all parts of a series. */
export function onSeries({ series, parts, metrics }: Several, asked: Asked): QueryResult {
  const { shown, seen } = asked;
  const { operation, premise, course, strictly } = asked.query;
  const metric = metrics[0] ?? usualMetric(parts, shown);
  const [first] = parts;
  if (first && SPAN_METRICS[metric].wholeOnly && operation.kind !== 'count')
    return { refused: missingReason(metric, first, shown) };
  const ranked: Ranked = {
    series,
    parts,
    metric,
    shown,
    others: metrics.slice(1),
    ...(course && { course }),
    ...(strictly && { strictly }),
  };
  switch (operation.kind) {
    case 'extreme':
      return extremeOf(ranked, operation);
    case 'onset':
      return onsetOf(ranked);
    case 'mean':
      return meanOf(ranked);
    case 'countWhere':
      return countWhereOf(ranked, operation);
    case 'ends':
      return endsOf(ranked, operation);
    case 'rank':
      return rankOf({ series, parts, metrics, shown }, metric, operation);
    case 'trend':
    case 'change':
      return trendOf(ranked);
    case 'spread':
      return spreadOf(ranked);
    case 'count':
      return countOf(series, parts, seen, shown);
    case 'total':
      return totalled(ranked, metrics);
    case 'when':
      return whenEach(series, parts, seen);
    case 'value':
      // A single number is taken for granted of all of them.
      return premise ? meanOf(ranked) : valueOfEach(ranked, metrics);
    case 'list':
    case 'why':
      return summed(ranked, metrics);
    case 'difference':
    case 'apart':
    case 'share':
    case 'projected':
    case 'timeWhere':
    case 'firstWhere':
    case 'bestEffort':
      return onPart(asOne(parts, series), asked);
  }
}

const POOLED: ReadonlySet<Series['kind']> = new Set([
  'rep',
  'recovery',
  'set',
  'climb',
  'descent',
  'stop',
]);

/** "How slow did I jog between?": what they were together, and each for itself below. */
function valueOfEach(ranked: Ranked, metrics: readonly MetricId[]): QueryResult {
  const { series, parts, shown } = ranked;
  const table = listOf({ series, parts, metrics, shown });
  if ('refused' in table || metrics.length === 0 || !POOLED.has(series.kind)) return table;
  const mean = meanOf(ranked);
  if ('refused' in mean) return table;
  return {
    ...mean,
    facts: [...mean.facts, ...table.facts],
    answer: (placed) => {
      const each = table.answer(placed);
      const { finding } = mean.answer(placed);
      return each.rows ? { ...each, finding } : lines(finding, each.finding);
    },
  };
}

/** A list with the mean of its first column, or the sum of what adds up. */
function summed(ranked: Ranked, metrics: readonly MetricId[]): QueryResult {
  const { series, parts, metric, shown } = ranked;
  const table = listOf({ series, parts, metrics, shown });
  if ('refused' in table || !POOLED.has(series.kind) || parts.length < 2) return table;
  const adds = ADDS_UP.includes(metric);
  const all = adds ? totalOf(series, parts, metric, shown) : meanOf({ ...ranked, others: [] });
  const main = 'refused' in all ? undefined : all.main;
  if (main === undefined) return table;
  return {
    ...table,
    facts: [...table.facts, main],
    answer: (placed) => {
      const answer = table.answer(placed);
      const [first, ...rest] = answer.finding;
      const line = `${(first ?? '').replace(/\.$/, '')}; ${say`${placed(main)}`} ${adds ? 'in all' : 'on average'}.`;
      return { ...answer, finding: [line, ...rest] };
    },
  };
}

/** What does not add up is averaged. */
function totalled(ranked: Ranked, metrics: readonly MetricId[]): QueryResult {
  const [metric = 'time'] = metrics;
  return ADDS_UP.includes(metric)
    ? totalOf(ranked.series, ranked.parts, metric, ranked.shown)
    : meanOf(ranked);
}

function asOne(parts: readonly Part[], series: Series): Part {
  const [first] = parts;
  if (parts.length === 1 && first) return first;
  return {
    ...(first as Part),
    to: (parts.at(-1) as Part).to,
    key: `together.${plural(series)}.${first?.key ?? ''}.${parts.length}`,
    name: `your ${plural(series)}`,
    stretch: combined(parts.map(({ stretch }) => stretch)),
    fragment: false,
  };
}
