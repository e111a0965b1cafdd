import { say, size } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { Found } from '../found.js';
import { measure, type Measured } from '../measured.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Part } from '../series/part.js';
import { start } from '../words.js';
import { changeOf } from './trend.js';
import { usualMetrics } from './value.js';

interface Pair {
  readonly metric: MetricId;
  readonly first: Measured;
  readonly second: Measured;
  readonly change: ReturnType<typeof changeOf>;
}

/** "Was lap 2 faster than lap 5?": each metric of the one against that of the other. */
export function differenceOf(
  [first, second]: readonly [Part, Part],
  metrics: readonly MetricId[],
  shown: Shown,
): Found | { readonly refused: string } {
  const wanted = metrics.length > 0 ? metrics : usualMetrics(shown, first);
  const pairs = wanted.flatMap((metric): Pair[] => {
    const [a, b] = [first, second].map((part) => measure(part, SPAN_METRICS[metric], shown));
    return a && b ? [{ metric, first: a, second: b, change: changeOf(b, a, metric, shown) }] : [];
  });
  if (pairs.length === 0) return { refused: 'it was not recorded in both' };
  return {
    facts: pairs.flatMap((pair) => [pair.first.fact, pair.second.fact, pair.change]),
    focus: first,
    answer: (placed) => {
      const lines = pairs.map((pair) =>
        sentence(pair, shown, [
          placed(pair.first.fact),
          placed(pair.second.fact),
          placed(pair.change),
        ]),
      );
      return { finding: lines.slice(0, 1), evidence: lines.slice(1), meaning: [] };
    },
  };
}

function sentence(
  { metric, first, second }: Pair,
  shown: Shown,
  [a, b, change]: readonly [Fact, Fact, Fact],
): string {
  const [one, two] = [start(first.part), second.part.name];
  if (a.display === b.display) return say`${one} and ${two} were the same: ${a} and ${b}.`;
  const up = first.value > second.value;
  const word = comparative(metric, up);
  return word === null
    ? say`Your ${SPAN_METRICS[metric].noun(shown)} was ${size(change)} ${up ? 'higher' : 'lower'} in ${first.part.name} than in ${two}: ${a} against ${b}.`
    : say`${one} was ${size(change)} ${word} than ${two}: ${a} against ${b}.`;
}

function comparative(metric: MetricId, up: boolean): string | null {
  if (metric === 'speed' || metric === 'graded') return up ? 'faster' : 'slower';
  if (metric === 'time' || metric === 'distance') return up ? 'longer' : 'shorter';
  return metric === 'grade' ? (up ? 'steeper' : 'less steep') : null;
}
