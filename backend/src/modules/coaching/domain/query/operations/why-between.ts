import { say } from '#coaching/domain/answer/say.js';
import { lines, type QueryResult } from '../found.js';
import { measure, type Measured } from '../measured.js';
import { missingReason } from '../metrics/missing.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Part } from '../series/part.js';
import { listed, start } from '../words.js';

/** A difference of a cause that one notices (ours): m, s, bpm, W. */
const FELT: Readonly<Partial<Record<MetricId, number>>> = {
  gain: 20,
  stopped: 20,
  power: 5,
  heartRate: 3,
};
const CAUSES = ['gain', 'stopped', 'power', 'heartRate'] as const;

/** "Why was the first half slower?": what else differs between two parts. */
export function whyBetween(
  [a, b]: readonly [Part, Part],
  metrics: readonly MetricId[],
  shown: Shown,
): QueryResult {
  const output: MetricId = shown.running || a.stretch.avgPowerW === null ? 'speed' : 'power';
  const [metric = output] = metrics;
  const values = pairOf(metric, a, b, shown);
  if (!values) return { refused: missingReason(metric, a, shown) };
  const causes = CAUSES.filter((id) => id !== metric).flatMap((id) => {
    const pair = pairOf(id, a, b, shown);
    return pair && Math.abs(pair[0].value - pair[1].value) >= (FELT[id] ?? 0) ? [{ id, pair }] : [];
  });
  return {
    facts: [values, ...causes.map(({ pair }) => pair)].flatMap(([one, two]) => [
      one.fact,
      two.fact,
    ]),
    focus: a,
    answer: (placed) => {
      const [first, second] = values;
      const reasons = causes
        .slice(0, 2)
        .map(
          ({ id, pair: [one, two] }) =>
            say`your ${SPAN_METRICS[id].noun(shown)} ${placed(one.fact)} against ${placed(two.fact)}`,
        );
      const why =
        reasons.length === 0
          ? 'the file shows no hill, no stop and no change of heart rate behind it'
          : listed(reasons).replace(/^your (.*?) (?=[\d\u2212])/, 'your $1 was ');
      return lines([
        say`${start(a)} had ${placed(first.fact)} and ${b.name} ${placed(second.fact)}; ${why}.`,
      ]);
    },
  };
}

function pairOf(
  id: MetricId,
  a: Part,
  b: Part,
  shown: Shown,
): readonly [Measured, Measured] | null {
  const [one, two] = [a, b].map((part) => measure(part, SPAN_METRICS[id], shown));
  return one && two ? [one, two] : null;
}
