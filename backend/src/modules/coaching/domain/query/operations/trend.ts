import { after, say, size, type Line } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { QueryResult } from '../found.js';
import { measureAll, type Measured } from '../measured.js';
import type { Course, Series } from '../query.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import { isPace } from '../metrics/metric.js';
import { courseNoun, listed, singular, within } from '../words.js';
import { changeOf } from './change-of.js';
import { lowered } from './value-in-each.js';
import type { Ranked } from './extreme.js';
import { comparable, tooFewReason } from './order.js';

export { changeOf } from './change-of.js';

/** A change from first to last below this is called steady, in percent (ours). */
const STEADY_PERCENT = 2;

/** "Did I get slower with each rep?": from the first to the last, and whether it kept going. */
export function trendOf({
  series,
  parts,
  metric,
  shown,
  course: claimed,
  strictly = false,
}: Ranked): QueryResult {
  const compared = comparable(parts, metric);
  const all = measureAll(compared, SPAN_METRICS[metric], shown);
  if (all.length < 2) return { refused: tooFewReason(metric, parts, series, shown) };
  const [first, last] = [all[0] as Measured, all.at(-1) as Measured];
  const change = changeOf(first, last, metric, shown);
  const heart = metric === 'heartRate' ? [] : measureAll(compared, SPAN_METRICS.heartRate, shown);
  const [heartFirst, heartLast] = [heart[0], heart.at(-1)];
  const hearts = heartFirst && heartLast && heartFirst !== heartLast ? [heartFirst, heartLast] : [];
  return {
    facts: [first.fact, last.fact, change, ...hearts.map(({ fact }) => fact)],
    focus: last.part,
    main: change,
    answer: (placed) => {
      const [from, to] = [placed(first.fact), placed(last.fact)];
      const noun = capitalized(`your ${courseNoun(SPAN_METRICS[metric].noun(shown))}`);
      const by = placed(change);
      const each = !strictly || against(all).length === 0;
      const lead = claimed ? verdict(claimed, [first, last], each) : '';
      const line = isSteady(first, last)
        ? say`${noun} stayed steady: ${from} ${at(first)}${after(from)} and ${to} ${at(last)}${after(to)}.`
        : say`${noun} ${verb(first, last, metric, shown)} from ${from} ${at(first)}${after(from)} to ${to} ${at(last)}${after(to)}, ${size(by)} ${sizeWord(first, last, metric)}${exception(all, series)}.`;
      return {
        finding: [lead === '' ? line : `${lead}${lowered(line)}`, course(all, singular(series))],
        evidence: [
          hearts.length === 2
            ? say`Your heart rate averaged ${placed(hearts[0]?.fact as FactDraft)} at first and ${placed(hearts[1]?.fact as FactDraft)} at the end.`
            : null,
        ],
        meaning: [],
      };
    },
  };
}

/** Whether it went the way that the question takes for granted. */
function verdict(
  claimed: Course,
  [first, last]: readonly [Measured, Measured],
  each: boolean,
): string {
  const up: Course = last.value > first.value ? 'up' : 'down';
  const right = (isSteady(first, last) ? 'even' : up) === claimed;
  if (right && !each) return 'Not each time: ';
  return right ? 'Yes, ' : 'No, ';
}

function isSteady(first: Measured, last: Measured): boolean {
  return (
    first.fact.display === last.fact.display ||
    Math.abs(last.value / first.value - 1) * 100 < STEADY_PERCENT
  );
}

function at({ part }: Measured): string {
  return within(part);
}

function verb(first: Measured, last: Measured, metric: MetricId, shown: Shown): string {
  const up = last.value > first.value;
  // A pace in minutes for a kilometre goes down when it gets faster, so neither verb would be read
  // the same by all.
  if (isPace(shown) && (metric === 'speed' || metric === 'graded'))
    return up ? 'quickened' : 'slowed';
  return up ? 'rose' : 'fell';
}

function sizeWord(first: Measured, last: Measured, metric: MetricId): string {
  const up = last.value > first.value;
  if (metric === 'speed' || metric === 'graded') return up ? 'faster' : 'slower';
  return up ? 'higher' : 'lower';
}

/** More exceptions than these are not named. */
const MOST_NAMED = 3;

/** Those that went the other way than all of them together. */
function against(all: readonly Measured[]): readonly Measured[] {
  const up = (all.at(-1)?.value ?? 0) > (all[0]?.value ?? 0);
  return all
    .slice(1)
    .filter(({ value }, at) =>
      up ? value < (all[at]?.value ?? 0) : value > (all[at]?.value ?? 0),
    );
}

function exception(all: readonly Measured[], series: Series): string {
  const others = against(all);
  if (others.length === 0) return '';
  return others.length <= MOST_NAMED && all.length > MOST_NAMED + 1
    ? `, though not ${listed(others.map(({ part }) => within(part)))}`
    : `, though not with each ${singular(series)}`;
}

/** Whether each was lower than the one before. */
function course(all: readonly Measured[], noun: string): Line {
  if (all.length < 3) return null;
  const steps = all.slice(1).map(({ value }, index) => value - (all[index] as Measured).value);
  if (steps.every((step) => step < 0)) return `It went down with each ${noun}.`;
  return steps.every((step) => step > 0) ? `It went up with each ${noun}.` : null;
}
