import { say } from '#coaching/domain/answer/say.js';
import type { Found } from '../found.js';
import { measure, measureAll, type Measured } from '../measured.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { End, Series } from '../query.js';
import type { Part } from '../series/part.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import { plural } from '../words.js';
import { comparable, inOrder } from './order.js';

/** Longer tables are cut: nobody reads them, and the page has them whole. */
const MOST_ROWS = 30;

export interface Listed {
  readonly series: Series;
  readonly parts: readonly Part[];
  /** The first is the one that the table is about. */
  readonly metrics: readonly MetricId[];
  readonly shown: Shown;
  /** In the order of the first metric; as they came where it is left out. */
  readonly end?: End;
}

/** "Rep by rep", "km splits", "rank my laps by power": a small table. */
export function listOf(listed: Listed): Found | { readonly refused: string } {
  const { series, shown } = listed;
  const metrics = listed.metrics.length > 0 ? listed.metrics : usualColumns(listed);
  const [main = 'time'] = metrics;
  const parts = ordered(listed, main);
  const values = measureAll(comparable(listed.parts, main), SPAN_METRICS[main], shown);
  if (values.length === 0) return { refused: `no ${SPAN_METRICS[main].noun(shown)} was recorded` };
  const rows = parts
    .slice(0, MOST_ROWS)
    .map((part) => ({ part, cells: metrics.map((id) => measure(part, SPAN_METRICS[id], shown)) }));
  const [low, high] = bounds(values);
  const heading = capitalized(SPAN_METRICS[main].noun(shown));
  return {
    facts: [low, high, ...rows.flatMap(({ cells }) => cells)]
      .filter((one) => one !== null)
      .map(({ fact }) => fact),
    answer: (placed) => ({
      finding: [
        low === high
          ? say`${heading} of your ${plural(series)}: ${placed(low.fact)}.`
          : say`${heading} of your ${plural(series)} ranged from ${placed(low.fact)} to ${placed(high.fact)}.`,
      ],
      rows: [
        `| ${[headOf(series), ...metrics.map((id) => capitalized(SPAN_METRICS[id].noun(shown)))].join(' | ')} |`,
        ...rows.map(({ part, cells }) =>
          row(
            part,
            cells.map((cell) => (cell === null ? '–' : say`${placed(cell.fact)}`)),
          ),
        ),
      ],
      evidence: [
        parts.length > MOST_ROWS
          ? 'The table stops there; the workout page has all of them.'
          : null,
      ],
      meaning: [],
    }),
  };
}

function ordered({ parts, end, shown }: Listed, main: MetricId): readonly Part[] {
  return end === undefined ? parts : inOrder(parts, main, end, shown).map(({ part }) => part);
}

function bounds(values: readonly Measured[]): [low: Measured, high: Measured] {
  const sorted = [...values].sort((a, b) => a.value - b.value);
  return [sorted[0] as Measured, sorted.at(-1) as Measured];
}

function usualColumns({ parts, series, shown }: Listed): readonly MetricId[] {
  if (series.kind === 'stop') return ['time'];
  const power = !shown.running && parts.some(({ stretch }) => stretch.avgPowerW !== null);
  const heart = parts.some(({ stretch }) => stretch.avgHr !== null);
  const output: MetricId = power ? 'power' : 'speed';
  const hilly = series.kind === 'climb' || series.kind === 'descent';
  return [
    output,
    ...(series.kind === 'block' && series.by === 'metres' ? [] : (['time'] as const)),
    ...(hilly ? (['distance', 'gain', 'grade'] as const) : []),
    ...(heart ? (['heartRate'] as const) : []),
  ];
}

function headOf(series: Series): string {
  const noun = plural(series);
  return capitalized(noun === 'halves' ? 'half' : noun.replace(/ies$/, 'y').replace(/s$/, ''));
}

function row({ name }: Part, cells: readonly string[]): string {
  return `| ${capitalized(name.replace(/^the /, ''))} | ${cells.join(' | ')} |`;
}
