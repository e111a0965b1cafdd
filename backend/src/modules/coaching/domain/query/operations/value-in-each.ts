import { say, size } from '#coaching/domain/answer/say.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { lines, type Placed, type QueryResult } from '../found.js';
import { missingReason } from '../metrics/missing.js';
import type { MetricId, Shown } from '../metrics/span-metric.js';
import { pairSentence, type Said } from '../said/value-sentence.js';
import type { Part } from '../series/part.js';

import { changeOf } from './change-of.js';
import { tableOf } from './list.js';
import { usualMetrics, valuesOf, type Valued } from './value.js';

/** "First half and second half", "lap 3, 5 and 7": each metric in each part. */
export function valueInEach(
  asked: readonly Part[],
  metrics: readonly MetricId[],
  shown: Shown,
): QueryResult {
  const parts = inTime(asked);
  const [first, second] = parts;
  if (!first || !second) return { refused: 'there is only one such part' };
  const wanted = metrics.length > 0 ? metrics : usualMetrics(shown, first);
  if (parts.length > 2) return tableOf({ head: 'Part', parts, metrics: wanted, shown });
  const [a, b] = [first, second].map((part) => valuesOf(part, wanted, shown));
  const pairs = wanted.flatMap((id): Pair[] => {
    const [one, two] = [a, b].map((values) => values?.find(({ metric }) => metric === id));
    return one && two ? [{ metric: id, one, two, change: changeFrom(one, two, shown) }] : [];
  });
  const [main] = pairs;
  if (!main) {
    const lacking = a?.length === 0 ? first : second;
    return { refused: missingReason(wanted[0] ?? 'speed', lacking, shown) };
  }
  return {
    facts: pairs.flatMap(({ one, two, change }) => [one.measured.fact, two.measured.fact, change]),
    focus: asked[1] ?? second,
    main: main.one.measured.fact,
    answer: (placed) => lines([pairLine(pairs, shown, placed)]),
  };
}

/** Of two, the earlier first, so that "more" and "less" read forward in time. */
function inTime(parts: readonly Part[]): readonly Part[] {
  const [one, other] = parts;
  return parts.length === 2 && one && other && other.to <= one.from ? [other, one] : parts;
}

interface Pair {
  readonly metric: MetricId;
  readonly one: Valued;
  readonly two: Valued;
  readonly change: FactDraft;
}

function changeFrom({ metric, measured }: Valued, to: Valued, shown: Shown): FactDraft {
  return changeOf(measured, to.measured, metric, shown);
}

const OUTPUTS: readonly MetricId[] = ['power', 'speed', 'normalized'];

function pairLine(pairs: readonly Pair[], shown: Shown, placed: Placed): string {
  const heart = pairs.find(({ metric }) => metric === 'heartRate');
  const output = pairs.find(({ metric }) => OUTPUTS.includes(metric));
  const joined = heart && output;
  const shownPairs = joined ? pairs.filter((pair) => pair !== heart) : pairs;
  const clauses = shownPairs.map((pair) => {
    const side = (one: Valued): Said => {
      const fact = placed(one.measured.fact);
      const beats = one === pair.one ? heart?.one : heart?.two;
      const both = joined && beats && pair === output;
      return {
        part: one.measured.part,
        mark: fact,
        value: both ? say`${fact} at ${placed(beats.measured.fact)}` : fact,
      };
    };
    return pairSentence(
      pair.metric,
      [side(pair.one), side(pair.two)],
      shown,
      pairs.length === 1 ? behind(pair, placed) : '',
    ).replace(/\.$/, '');
  });
  return `${clauses.map((text, at) => (at === 0 ? text : lowered(text))).join('; ')}.`;
}

/** The difference behind the two values. */
function behind({ metric, one, two, change }: Pair, placed: Placed): string {
  const [a, b] = [one.measured, two.measured];
  if (a.fact.display === b.fact.display || change.trend === 'same') return '';
  return say`, ${size(placed(change))} ${differenceWord(metric, b.value > a.value)}`;
}

/** `faster`, `longer`, `more`: which way a value differs. */
export function differenceWord(metric: MetricId, up: boolean): string {
  if (/^(?:speed|graded)/.test(metric)) return up ? 'faster' : 'slower';
  if (/time$/i.test(metric) || metric === 'distance') return up ? 'longer' : 'shorter';
  return /^(?:power$|normalized|work|gain|loss|steps|calories)/.test(metric)
    ? up
      ? 'more'
      : 'less'
    : up
      ? 'higher'
      : 'lower';
}

/** A sentence behind another in one; names that are written large stay. */
export function lowered(text: string): string {
  return /^(?:I\b|[A-Z]{2})/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
