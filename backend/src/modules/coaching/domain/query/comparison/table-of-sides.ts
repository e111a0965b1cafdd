import { say, type Line } from '#coaching/domain/answer/say.js';
import { capitalized, list } from '#coaching/domain/answer/words.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Found } from '../found.js';
import { SPAN_METRICS, type MetricId } from '../metrics/span-metric.js';
import type { Series } from '../query.js';
import { plural, within } from '../words.js';
import { changesOf } from './side-changes.js';
import type { SideMetricId } from './side-metric-id.js';
import { headOf, on, valueLine } from './side-lines.js';
import { sideNoun } from './side-words.js';
import { deltaOf, measuredIn, partsIn, valuesOf, type SideValue } from './side-values.js';
import type { Sides } from './sides.js';

/** Longer tables are cut: the comparison page has them whole. */
const MOST_ROWS = 30;

/** Parts of the same number in each workout; what a workout has no more of is absent. */
interface Row {
  readonly name: string;
  readonly cells: readonly (SideValue | null)[];
}

/** "Rep by rep, both sessions": one row for each part, a column for each workout and metric. */
export function partsOfSides(
  sides: Sides,
  series: Series,
  metrics: readonly MetricId[],
): Found | { readonly refused: string } {
  const tables = metrics
    .slice(0, 3)
    .map((metric) => ({ metric, rows: rowsOf(sides, series, metric) }));
  const [main] = tables;
  const widest = main && widestOf(main.rows);
  if (!main || !widest) return { refused: `they have no ${plural(series)} in common` };
  const shown = tables.map(({ rows }) => rows.slice(0, MOST_ROWS));
  const heads = tables.flatMap(({ metric }) =>
    sides.all.map(({ day }) =>
      tables.length === 1 ? day : `${day}, ${SPAN_METRICS[metric].noun(sides.shown)}`,
    ),
  );
  return {
    facts: factsOf(shown.flat(), widest),
    answer: (placed) => ({
      finding: [differMost(widest, SPAN_METRICS[main.metric].noun(sides.shown), placed, 'Your')],
      rows: [
        `| ${[headOf(series), ...heads].join(' | ')} |`,
        ...(shown[0] ?? []).map(({ name }, at) => {
          const cells = shown.flatMap((rows) => rows[at]?.cells ?? []);
          return `| ${capitalized(name.replace(/^the /, ''))} | ${cells.map((cell) => (cell ? say`${placed(cell.fact)}` : '–')).join(' | ')} |`;
        }),
      ],
      evidence: [
        main.rows.length > MOST_ROWS
          ? 'The table stops there; the workout pages have the rest.'
          : null,
        hasGaps(main.rows) ? `Not all of them have as many ${plural(series)}.` : null,
      ],
      meaning: [],
    }),
  };
}

function hasGaps(rows: readonly Row[]): boolean {
  return rows.some(({ cells }) => cells.includes(null) && !cells.every((cell) => cell === null));
}

/** "Which km shows the biggest gap?" */
export function gapOfSides(
  sides: Sides,
  series: Series,
  metric: MetricId,
): Found | { readonly refused: string } {
  const widest = widestOf(rowsOf(sides, series, metric));
  if (!widest) return { refused: `they have no ${plural(series)} in common` };
  const [a, b] = widest;
  const delta = deltaOf(a, b, metric, sides);
  return {
    facts: [a.fact, b.fact, ...(delta ? [delta] : [])],
    answer: (placed) => ({
      finding: [differMost(widest, SPAN_METRICS[metric].noun(sides.shown), placed, 'Your')],
      evidence: [delta ? say`The difference is ${placed(delta)}.` : null],
      meaning: [],
    }),
  };
}

/** Values that a comparison of whole workouts shows, in this order. */
const COLUMNS: readonly SideMetricId[] = [
  'time',
  'distance',
  'speed',
  'power',
  'normalized',
  'heartRate',
  'cadence',
  'gain',
  'stress',
  'intensity',
];
/** Differences in these are seen first; the rest follows from length. */
const MAIN: readonly SideMetricId[] = ['power', 'speed', 'heartRate', 'time'];

/** "Compare them": all metrics of the whole workouts. */
export function wholeOfSides(sides: Sides): Found | { readonly refused: string } {
  const rows = COLUMNS.map((metric) => ({
    metric,
    values: valuesOf(sides, metric, { kind: 'whole' }),
  })).filter(({ values }) => values.length > 0);
  const complete = rows.filter(({ values }) => values.length === sides.all.length);
  const main = MAIN.flatMap((id) => complete.find(({ metric }) => metric === id) ?? [])[0];
  if (!main) return { refused: 'they have no metric in common' };
  const [a, b] = main.values;
  const delta = a && b && main.values.length === 2 ? deltaOf(a, b, main.metric, sides) : null;
  return {
    facts: [
      ...rows.flatMap(({ values }) => values.map(({ fact }) => fact)),
      ...(delta ? [delta] : []),
    ],
    answer: (placed) => ({
      finding: [
        headline(sides) ??
          valueLine(sides, main.metric, { kind: 'whole' }, main.values, delta, placed),
      ],
      rows: [
        `| Metric | ${sides.all.map(({ day }) => day).join(' | ')} |`,
        ...rows.map(({ metric, values }): Line => {
          const cells = sides.all.map((side) => {
            const value = values.find((one) => one.side === side);
            return value ? say`${placed(value.fact)}` : '–';
          });
          return `| ${capitalized(sideNoun(metric, sides.shown))} | ${cells.join(' | ')} |`;
        }),
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

/** What the table shows, in a sentence; it speaks the athlete's own units. */
function headline(sides: Sides): Line {
  const [first] = sides.converted ? [] : changesOf(sides);
  return first ? `${first.statement}.` : null;
}

function rowsOf(sides: Sides, series: Series, metric: MetricId): readonly Row[] {
  const columns = sides.all.map((side) => partsIn(side, { kind: 'each', series }));
  const most = Math.max(...columns.map((parts) => parts.length));
  return Array.from({ length: most }, (_, index): Row => {
    const cells = columns.map((parts, at) => {
      const [side, part] = [sides.all[at], parts[index]];
      return side && part ? measuredIn(side, part, metric, sides.shown) : null;
    });
    return { name: columns.find((parts) => parts[index])?.[index]?.name ?? '', cells };
  });
}

/** The lowest and the highest value of the row whose values differ most. */
function widestOf(rows: readonly Row[]): readonly [SideValue, SideValue] | null {
  let widest: { readonly spread: number; readonly pair: readonly [SideValue, SideValue] } | null =
    null;
  for (const { cells } of rows) {
    const values = cells.filter((cell) => cell !== null && !cell.part?.fragment);
    const sorted = [...values].sort((a, b) => (a?.value ?? 0) - (b?.value ?? 0));
    const [low, high] = [sorted[0], sorted.at(-1)];
    if (!low || !high || low === high) continue;
    const spread = Math.abs(high.value / low.value - 1);
    const inOrder = values.filter((value) => value === low || value === high);
    if (widest === null || spread > widest.spread)
      widest = { spread, pair: inOrder as unknown as readonly [SideValue, SideValue] };
  }
  return widest?.pair ?? null;
}

/** "Your pace differs most in km 14: on 31 May 5:10 /km, on 7 June 6:24 /km." */
function differMost(
  [a, b]: readonly [SideValue, SideValue],
  noun: string,
  placed: (fact: FactDraft) => Parameters<typeof say>[1],
  whose: string,
): Line {
  const where = a.part ? ` ${within(a.part)}` : '';
  return `${whose} ${noun} differs most${where}: ${list([a, b].map(({ side, fact }) => say`${on(side)} ${placed(fact)}`))}.`;
}

function factsOf(rows: readonly Row[], widest: readonly SideValue[]): readonly FactDraft[] {
  return [...widest, ...rows.flatMap(({ cells }) => cells)].flatMap((one) => one?.fact ?? []);
}
