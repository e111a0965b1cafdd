import { say, size } from '#coaching/domain/answer/say.js';
import { lines, type QueryResult } from '../found.js';
import { measureAll, type Measured } from '../measured.js';
import { SPAN_METRICS } from '../metrics/span-metric.js';
import type { Operation } from '../query.js';
import { adjective, isMost } from '../words.js';
import { changeOf } from './change-of.js';
import type { Ranked } from './extreme.js';
import { comparable, tooFewReason } from './order.js';

type Ends = Extract<Operation, { kind: 'ends' }>;

/** "Fastest and slowest km?": both ends of the order, and what is between them. */
export function endsOf({ series, parts, metric, shown }: Ranked, { end }: Ends): QueryResult {
  const spec = SPAN_METRICS[metric];
  const sorted = [...measureAll(comparable(parts, metric), spec, shown)].sort(
    (a, b) => b.value - a.value,
  );
  if (sorted.length < 2) return { refused: tooFewReason(metric, parts, series, shown) };
  const [most, least] = [sorted[0] as Measured, sorted.at(-1) as Measured];
  const gap = changeOf(least, most, metric, shown);
  const high = isMost(end, spec.better, metric);
  const order = high ? ([most, least] as const) : ([least, most] as const);
  return {
    facts: [most.fact, least.fact, gap],
    focus: order[0].part,
    main: order[0].fact,
    answer: (placed) => {
      const name = (one: Measured) =>
        adjective(metric, one === most) ?? (one === most ? 'highest' : 'lowest');
      const [a, b] = order;
      return lines([
        say`Your ${name(a)} was ${a.part.name} at ${placed(a.fact)}, your ${name(b)} ${b.part.name} at ${placed(b.fact)}, ${size(placed(gap))} apart.`,
      ]);
    },
  };
}
