import { after, inWords, say } from '#coaching/domain/answer/say.js';
import type { Fact, FactDraft } from '#coaching/domain/facts/fact.js';
import { clockTime, count } from '#coaching/domain/facts/draft.js';
import { lines, type Found, type Placed, type QueryResult } from '../found.js';
import { measureAll } from '../measured.js';
import { missingReason } from '../metrics/missing.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Series } from '../query.js';
import { valuesSentence } from '../said/value-sentence.js';
import type { Part } from '../series/part.js';
import type { Seen } from '../series/seen.js';
import { listed, plural, singular } from '../words.js';

/** So many stops are named one by one (ours). */
const MOST_NAMED = 6;

const SOURCES = {
  workout_steps: 'by the steps of the planned workout',
  manual_laps: 'by the laps you pressed',
  detected: 'detected from your effort',
  none: '',
} as const;

/** "How many intervals did I do?" */
export function countOf(
  series: Series,
  parts: readonly Part[],
  seen: Seen,
  shown: Shown,
): QueryResult {
  if (parts.length === 0) return noneOf(series);
  const number = numberOf(series, parts.length);
  const time = clockTime(
    {
      key: `total.time.${plural(series)}`,
      label: `Time of all ${plural(series)} together`,
      about: ['time'],
      method: 'engine',
      quality: 'derived',
    },
    parts.reduce((sum, { stretch }) => sum + stretch.elapsedS, 0),
  );
  const each =
    series.kind === 'stop' && parts.length > 1 && parts.length <= MOST_NAMED
      ? measureAll(parts, SPAN_METRICS.time, shown).map(({ fact }) => fact)
      : [];
  const pattern =
    series.kind === 'rep' && series.role === undefined && series.lasting === undefined
      ? seen.sheet.get('intervals.pattern')
      : undefined;
  return {
    facts: [number, time, ...each, ...(pattern ? [pattern] : [])],
    main: number,
    answer: (placed) =>
      lines([
        sentence({ series, seen, each }, [number, time, parts.length], placed),
        patternLine(pattern && placed(pattern)),
      ]),
  };
}

interface Counted {
  readonly series: Series;
  readonly seen: Seen;
  readonly each: readonly FactDraft[];
}

function sentence(
  { series, seen, each }: Counted,
  [number, time, many]: readonly [FactDraft, FactDraft, number],
  placed: Placed,
): string {
  const source = sourceOf(series, seen);
  const lengths = each.length === 0 ? '' : `: ${listed(each.map((one) => say`${placed(one)}`))}`;
  return many === 1
    ? say`There was one${after(placed(number))} ${singular(series)}, of ${placed(time)}${source}.`
    : say`There were ${inWords(placed(number))} ${plural(series)}, ${placed(time)} in all${source}${lengths}.`;
}

/** Where intervals come from is said where they are counted. */
function sourceOf({ kind }: Series, { workout }: Seen): string {
  if (kind !== 'rep' && kind !== 'recovery' && kind !== 'set') return '';
  const source = workout.analysis.intervalSummary?.source ?? 'none';
  return source === 'none' ? '' : `, ${SOURCES[source]}`;
}

/** "18 work intervals" says nothing that was not said. */
function patternLine(pattern: Fact | undefined): string | null {
  return pattern === undefined || /^\d+ work intervals$/.test(pattern.display)
    ? null
    : say`The set was ${pattern}.`;
}

/** "You did not stop": that there is none is an answer. */
export function noneOf(series: Series): Found {
  const number = numberOf(series, 0);
  return {
    facts: [number],
    main: number,
    answer: (placed) =>
      lines([
        series.kind === 'stop'
          ? say`You did not stop${after(placed(number))}.`
          : say`There were no ${plural(series)}${after(placed(number))}.`,
      ]),
  };
}

function numberOf(series: Series, many: number): FactDraft {
  const noun = plural(series);
  return count(
    { key: `count.${noun}`, label: `Number of ${noun}`, about: ['count'], method: 'engine' },
    many,
  );
}

/** What adds up over the parts of a series. */
export const ADDS_UP: readonly MetricId[] = [
  'time',
  'movingTime',
  'elapsedTime',
  'pausedTime',
  'stopped',
  'distance',
  'gain',
  'loss',
  'work',
  'steps',
];

/** "How much descending was there in all?" Only what adds up is added. */
export function totalOf(
  series: Series,
  parts: readonly Part[],
  metric: MetricId,
  shown: Shown,
): QueryResult {
  const spec = SPAN_METRICS[metric];
  const values = measureAll(parts, spec, shown);
  const [first] = parts;
  if (values.length === 0 || !first)
    return { refused: first ? missingReason(metric, first, shown) : 'there are no such parts' };
  const noun = plural(series);
  const total = spec.fact(
    {
      key: `total.${metric}.${noun}.${shown.units.distance}`,
      label: `${spec.noun(shown)} of all ${noun} together`,
      about: spec.about,
      method: 'sum of engine segment statistics',
      quality: 'derived',
    },
    values.reduce((sum, { value }) => sum + value, 0),
    shown,
  );
  if (total === null) return { refused: missingReason(metric, first, shown) };
  const together = { ...first, key: `total.${noun}`, name: `your ${noun}` };
  return {
    facts: [total],
    main: total,
    answer: (placed) => lines([valuesSentence(together, [{ metric, fact: placed(total) }], shown)]),
  };
}
