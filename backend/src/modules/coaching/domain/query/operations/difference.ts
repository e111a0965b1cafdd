import { say, size } from '#coaching/domain/answer/say.js';
import type { Fact, FactDraft } from '#coaching/domain/facts/fact.js';
import { lines, type QueryResult } from '../found.js';
import { measure, type Measured } from '../measured.js';
import { missingReason } from '../metrics/missing.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Course } from '../query.js';
import type { Part } from '../series/part.js';
import { start, within } from '../words.js';
import { changeOf, percentOf } from './change-of.js';
import { lowered } from './value-in-each.js';
import { usualMetrics } from './value.js';

interface Pair {
  readonly metric: MetricId;
  readonly first: Measured;
  readonly second: Measured;
  readonly change: FactDraft;
  readonly percent: FactDraft | null;
}

/** "Was lap 2 faster than lap 5?": each metric of the one against that of the other. */
export function differenceOf(
  [first, second]: readonly [Part, Part],
  metrics: readonly MetricId[],
  shown: Shown,
  claimed?: Course,
): QueryResult {
  const wanted = metrics.length > 0 ? metrics : usualMetrics(shown, first);
  const pairs = wanted.flatMap((metric): Pair[] => {
    const [a, b] = [first, second].map((part) => measure(part, SPAN_METRICS[metric], shown));
    return a && b
      ? [
          {
            metric,
            first: a,
            second: b,
            change: changeOf(b, a, metric, shown),
            percent: tellingPercent(percentOf(b, a, metric, shown)),
          },
        ]
      : [];
  });
  const [main] = pairs;
  if (!main) return { refused: missingReason(wanted[0] ?? 'speed', first, shown) };
  return {
    facts: pairs.flatMap((pair) => [
      pair.first.fact,
      pair.second.fact,
      pair.change,
      ...(pair.percent ? [pair.percent] : []),
    ]),
    focus: first,
    main: main.change,
    answer: (placed) => {
      const sentences = pairs.map((pair) =>
        sentence(pair, shown, {
          one: placed(pair.first.fact),
          two: placed(pair.second.fact),
          change: placed(pair.change),
          percent: pair.percent && placed(pair.percent),
        }),
      );
      // Metrics that were named are all asked for; those that were not explain the first.
      const finding =
        metrics.length > 1
          ? [`${sentences.map((line, at) => asClause(line, at)).join('; ')}.`]
          : sentences
              .slice(0, 1)
              .map(
                (line) =>
                  `${claimed ? verdict(claimed, main) : ''}${claimed ? lowered(line) : line}`,
              );
      const caution = unjudgedHalves([first, second], shown);
      return lines(finding, [...(metrics.length > 1 ? [] : sentences.slice(1)), ...caution]);
    },
  };
}

/** Whether the first is beyond the second as the question says. */
function verdict(claimed: Course, { first, second }: Pair): string {
  if (first.fact.display === second.fact.display) return 'No, ';
  return (first.value > second.value ? 'up' : 'down') === claimed ? 'Yes, ' : 'No, ';
}

/** Halves of an interval session may be compared, but say nothing about its pacing. */
function unjudgedHalves(parts: readonly Part[], { sheet }: Shown): readonly string[] {
  const reason = sheet.context.shape === 'intervals' ? sheet.unknown('splitDifference') : undefined;
  return reason && parts.every(({ key }) => /^half\b/.test(key))
    ? [say`I can't judge your pacing by that, because ${reason}.`]
    : [];
}

function asClause(line: string, at: number): string {
  const bare = line.replace(/\.$/, '');
  return at === 0 ? bare : lowered(bare);
}

/** More than this is no difference that anybody would put in percent (ours). */
const MOST_PERCENT = 300;

function tellingPercent(percent: FactDraft | null): FactDraft | null {
  return percent && Math.abs(Number(percent.value)) <= MOST_PERCENT ? percent : null;
}

interface PlacedPair {
  readonly one: Fact;
  readonly two: Fact;
  readonly change: Fact;
  readonly percent: Fact | null;
}

function sentence(
  { metric, first, second }: Pair,
  shown: Shown,
  { one, two, change, percent }: PlacedPair,
): string {
  const [a, b] = [first.part, second.part];
  if (one.display === two.display)
    return say`${start(a)} and ${b.name} were the same: ${one} and ${two}.`;
  const up = first.value > second.value;
  const word = comparative(metric, up);
  const by = percent ? say`${size(change)} (${size(percent)})` : say`${size(change)}`;
  const have = /^your |^[a-z]+s \d/.test(a.name) ? 'were' : 'was';
  const amount = AMOUNTS[metric];
  if (amount !== undefined)
    return say`You ${amount} ${by} ${up ? 'more' : 'less'} ${within(a)} than ${within(b)}: ${one} against ${two}.`;
  return word === null
    ? say`Your ${SPAN_METRICS[metric].noun(shown)} was ${by} ${up ? 'higher' : 'lower'} ${within(a)} than ${within(b)}: ${one} against ${two}.`
    : say`${start(a)} ${have} ${by} ${word} than ${b.name}: ${one} against ${two}.`;
}

const AMOUNTS: Readonly<Partial<Record<MetricId, string>>> = {
  gain: 'climbed',
  loss: 'descended',
};

function comparative(metric: MetricId, up: boolean): string | null {
  if (metric === 'speed' || metric === 'graded') return up ? 'faster' : 'slower';
  if (metric === 'time' || metric === 'distance') return up ? 'longer' : 'shorter';
  return metric === 'grade' ? (up ? 'steeper' : 'less steep') : null;
}
