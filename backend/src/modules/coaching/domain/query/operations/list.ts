import { after, say, type Line } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import { count } from '#coaching/domain/facts/draft.js';
import { lines, type Placed, type QueryResult } from '../found.js';
import { measure, measureAll, type Measured } from '../measured.js';
import { missingReason } from '../metrics/missing.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { End, Series } from '../query.js';
import type { Part } from '../series/part.js';
import { adjective, courseNoun, isMost, listed, plural, singular, within } from '../words.js';
import { comparable, inOrder } from './order.js';

/** Longer tables are cut: nobody reads them, and the page has them whole. */
const MOST_ROWS = 30;
/** So many parts of a rank are named in the sentence itself (ours). */
const MOST_NAMED = 5;
/** So few are said one by one, above the table (ours). */
const FEW = 4;

export interface Listed {
  readonly series: Series;
  readonly parts: readonly Part[];
  /** The first is the subject of the table. */
  readonly metrics: readonly MetricId[];
  readonly shown: Shown;
}

/** "Rep by rep", "km splits": a small table. */
export function listOf({ series, parts, metrics, shown }: Listed): QueryResult {
  const wanted = metrics.length > 0 ? metrics : usualColumns({ parts, series, shown });
  const few = parts.length <= FEW && metrics.length < 2;
  return tableOf({
    head: capitalized(singular(series)),
    ...(few ? {} : { of: plural(series) }),
    parts,
    metrics: wanted,
    shown,
  });
}

/** "Rank my laps by power", "the three poorest, worst first". */
export function rankOf(
  { series, parts, metrics, shown }: Listed,
  main: MetricId,
  { end, most }: { readonly end: End; readonly most?: number },
): QueryResult {
  const order = inOrder(parts, main, end, shown);
  const first = parts[0];
  if (order.length === 0 || !first)
    return { refused: first ? missingReason(main, first, shown) : 'there are no such parts' };
  const chosen = most === undefined ? order : order.slice(0, Math.max(1, most));
  const columns = [main, ...metrics.filter((id) => id !== main)];
  const table = tableOf({
    head: capitalized(singular(series)),
    parts: chosen.map(({ part }) => part),
    metrics: columns,
    shown,
  });
  if ('refused' in table) return table;
  const named = chosen.length <= MOST_NAMED ? chosen : chosen.slice(0, 1);
  const rows = chosen.length > MOST_NAMED || columns.length > 1 || most === undefined;
  return {
    ...table,
    focus: (chosen[0] as Measured).part,
    answer: (placed) => {
      const { rows: all = [] } = table.answer(placed);
      const text = listed(named.map(({ part, fact }) => say`${part.name} at ${placed(fact)}`));
      const rest = chosen.length - named.length;
      return lines(
        [
          say`${opening(series, main, { end, shown }, named.length)}: ${text}${rest > 0 ? ', then as in the table' : ''}.`,
        ],
        [],
        rows ? all : undefined,
      );
    },
  };
}

function opening(
  series: Series,
  main: MetricId,
  { end, shown }: { readonly end: End; readonly shown: Shown },
  named: number,
): string {
  const high = isMost(end, SPAN_METRICS[main].better, main);
  const noun = courseNoun(SPAN_METRICS[main].noun(shown));
  const word = adjective(main, high);
  const parts = named === 1 ? singular(series) : plural(series);
  return word === null
    ? `Your ${plural(series)} by ${noun}, from ${high ? 'high to low' : 'low to high'}`
    : `Your ${word} ${parts} by ${noun}`;
}

interface Table {
  /** Above the names of the parts. */
  readonly head: string;
  /** What all of them are together; left out where they are no series. */
  readonly of?: string;
  readonly parts: readonly Part[];
  readonly metrics: readonly MetricId[];
  readonly shown: Shown;
}

/** A row for each part, a column for each metric that any of them has. */
export function tableOf({ head, of, parts, metrics, shown }: Table): QueryResult {
  const columns = metrics.filter((id) => measureAll(parts, SPAN_METRICS[id], shown).length > 0);
  const [main] = columns;
  const [first] = parts;
  if (main === undefined || !first)
    return {
      refused: first ? missingReason(metrics[0] ?? 'speed', first, shown) : 'there are none',
    };
  const whole = comparable(parts, main);
  const values = measureAll(whole.length > 0 ? whole : parts, SPAN_METRICS[main], shown);
  const [low, high] = bounds(
    values.length > 0 ? values : measureAll(parts, SPAN_METRICS[main], shown),
  );
  const rows = parts
    .slice(0, MOST_ROWS)
    .map((part) => ({ part, cells: columns.map((id) => measure(part, SPAN_METRICS[id], shown)) }));
  const noun = SPAN_METRICS[main].noun(shown);
  const number = count(
    {
      key: `count.${of ?? 'parts'}`,
      label: `Number of ${of ?? 'parts'}`,
      about: ['count'],
      method: 'engine',
    },
    parts.length,
  );
  return {
    facts: [
      ...[low, high, ...rows.flatMap(({ cells }) => cells)].flatMap((one) => one?.fact ?? []),
      ...(of === undefined ? [] : [number]),
    ],
    answer: (placed) =>
      lines(
        [
          of === undefined
            ? say`${capitalized(courseNoun(noun))}: ${each(rows, placed)}.`
            : range(noun, of, [low, high], placed),
        ],
        [
          missingLine(metrics, columns, first, shown),
          parts.length > MOST_ROWS
            ? 'The table stops there; the workout page has all of them.'
            : null,
        ],
        // A sentence that names each value needs no table.
        of === undefined && columns.length === 1 && parts.length <= MOST_NAMED
          ? undefined
          : [
              `| ${[head, ...columns.map((id) => capitalized(SPAN_METRICS[id].noun(shown)))].join(' | ')} |`,
              ...rows.filter(isKnown).map(({ part, cells }) =>
                row(
                  part,
                  cells.map((cell) => (cell === null ? '–' : say`${placed(cell.fact)}`)),
                ),
              ),
            ],
      ),
  };
}

/** A part without any value is no row. */
function isKnown({ cells }: Rows[number]): boolean {
  return cells.some((cell) => cell !== null);
}

type Rows = readonly { readonly part: Part; readonly cells: readonly (Measured | null)[] }[];

/** The first column of few parts, as a sentence. */
function each(rows: Rows, placed: Placed): string {
  return listed(
    rows
      .slice(0, MOST_NAMED)
      .flatMap(({ part, cells: [cell] }) =>
        cell ? say`${placed(cell.fact)} ${within(part)}${after(placed(cell.fact))}` : [],
      ),
  );
}

function range(
  noun: string,
  of: string,
  [low, high]: readonly [Measured, Measured],
  placed: Placed,
): string {
  return low.fact.display === high.fact.display
    ? say`${capitalized(noun)} of your ${of}: ${placed(low.fact)}.`
    : say`${capitalized(noun)} of your ${of} was between ${placed(low.fact)} and ${placed(high.fact)}.`;
}

function missingLine(
  metrics: readonly MetricId[],
  columns: readonly MetricId[],
  part: Part,
  shown: Shown,
): Line {
  const missing = metrics.find((id) => !columns.includes(id));
  return missing === undefined
    ? null
    : `I can't say your ${SPAN_METRICS[missing].noun(shown)}, because ${missingReason(missing, part, shown)}.`;
}

function bounds(values: readonly Measured[]): [low: Measured, high: Measured] {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  return [sorted[0] as Measured, sorted.at(-1) as Measured];
}

function usualColumns({ parts, series, shown }: Omit<Listed, 'metrics'>): readonly MetricId[] {
  if (series.kind === 'stop') return ['time'];
  const power = !shown.running && parts.some(({ stretch }) => stretch.avgPowerW !== null);
  const heart = parts.some(({ stretch }) => stretch.avgHr !== null);
  const output: MetricId = power ? 'power' : 'speed';
  const hilly = series.kind === 'climb' || series.kind === 'descent';
  const timed: readonly MetricId[] = isSplit(series) ? [] : ['time'];
  // Of a longer stretch of a run the time is what counts.
  const split = shown.running && series.kind === 'block' && series.by === 'metres';
  return [
    ...(split ? [...timed, output] : [output, ...timed]),
    ...(hilly ? (['distance', 'gain', 'grade'] as const) : []),
    ...(heart ? (['heartRate'] as const) : []),
  ];
}

/** The pace of a kilometre or a mile is its time. */
function isSplit(series: Series): boolean {
  return /^(?:kilometre|mile)$/.test(singular(series));
}

function row({ name }: Part, cells: readonly string[]): string {
  return `| ${capitalized(name.replace(/^the /, ''))} | ${cells.join(' | ')} |`;
}
