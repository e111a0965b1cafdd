import { capitalized, list } from '#coaching/domain/answer/words.js';
import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Found, Placed } from '../found.js';
import type { Scope } from '../query.js';
import { columnOf, columnsOf, factsOf, valueAt, type Column } from './columns.js';
import { missing } from './missing-in-sides.js';
import type { SideMetricId } from './side-metric-id.js';
import { cautionLine, headOfScope, lacking, named, on, valueLine, whereIn } from './side-lines.js';
import type { Side, Sides } from './sides.js';
import { sideNoun } from './side-words.js';

type Result = Found | { readonly refused: string };

/** More values than these are a table. */
const MOST_IN_SENTENCE = 4;

/**
 * "Compare heart rates": the value of each, and the difference of a pair.
 * @param asked false where the metrics are the usual ones; then the first of them is the answer
 */
export function valueOfSides(
  sides: Sides,
  metrics: readonly SideMetricId[],
  scopes: readonly Scope[],
  asked: boolean,
): Result {
  const columns = columnsOf(sides, metrics, scopes);
  const good = columns.filter(({ values }) => values.length > 0);
  const [first] = good;
  if (!first) return missing(sides, columns[0]);
  const together = scopes.length > 1 ? onlyMetric(good, asked, first) : asked ? good : [first];
  if (together.length === 1) return oneOfSides(sides, first);
  return together.length * sides.all.length > MOST_IN_SENTENCE ||
    (new Set(together.map(({ metric }) => metric)).size > 1 && scopes.length > 1)
    ? tableOf(sides, together)
    : groupOf(sides, together);
}

/** Over more than one scope, only the first metric, unless the question names its metrics. */
function onlyMetric(columns: readonly Column[], asked: boolean, first: Column): readonly Column[] {
  return asked ? columns : columns.filter(({ metric }) => metric === first.metric);
}

/** "About the same" comes first where a winner was asked for and sensors cannot tell one. */
function same(line: Line, which: boolean): Line {
  return line === null || !which || /, the same(?: ?\[[^\]]*\])*\.$/.test(line)
    ? line
    : `About the same: ${line.replace(/^On /, 'on ')}`;
}

/** One metric over one scope; `which` where a winner was asked for. */
export function oneOfSides(sides: Sides, column: Column, which = false): Result {
  const { metric, scope, values, delta } = column;
  if (values.length < Math.min(2, sides.all.length)) return missing(sides, column);
  return {
    facts: factsOf(column),
    answer: (placed) => ({
      finding: [same(valueLine(sides, metric, scope, values, delta, placed), which)],
      evidence: [
        lacking(sides, column),
        scope.kind === 'whole' ? cautionLine(sides, metric) : null,
      ],
      meaning: [],
    }),
  };
}

function groupOf(sides: Sides, columns: readonly Column[]): Found {
  return {
    facts: columns.flatMap(factsOf),
    answer: (placed) => ({
      finding: [groupLine(sides, columns, placed)],
      evidence: [],
      meaning: [],
    }),
  };
}

/**
 * "On 31 May your pace was 5:36 /km and your heart rate 154 bpm, on 7 June 5:45 /km and 152 bpm.";
 * "On 31 May your power in the first half was 183 W and in the second half 188 W, on 7 June …"
 */
function groupLine(sides: Sides, columns: readonly Column[], placed: Placed): string {
  const parts = new Set(columns.map(({ metric }) => metric)).size === 1;
  const rows = sides.all.map((side, index) => {
    const cells = columns.map(
      (column, place) =>
        cell(sides, column, side, { words: index === 0, parts, opens: place === 0, placed }) +
        (index === 1 && !parts && column.delta && column.delta.value !== 0
          ? say` (${placed(column.delta)})`
          : ''),
    );
    return `${on(side)} ${list(cells)}`;
  });
  return `${capitalized(rows.join(', '))}.`;
}

interface CellWords {
  /** Whether the value is named, or only shown. */
  readonly words: boolean;
  /** Whether the columns are parts of a workout. */
  readonly parts: boolean;
  readonly opens: boolean;
  readonly placed: Placed;
}

function cell(
  sides: Sides,
  column: Column,
  side: Side,
  { words, parts, opens, placed }: CellWords,
): string {
  const value = valueAt(column, side);
  const shown = value ? say`${placed(value.fact)}` : 'not recorded';
  if (!words) return shown;
  const where = whereIn(column.values, column.scope);
  if (!parts) return `${named(sides, column.metric, column.values, column.scope)} was ${shown}`;
  // A part comes before its value, so that its number is read with it.
  return opens
    ? `your ${sideNoun(column.metric, sides.shown)}${where} was ${shown}`
    : `${where.trimStart()} ${shown}`;
}

/** More than a sentence holds: a row for each value, a column for each workout. */
function tableOf(sides: Sides, columns: readonly Column[]): Found {
  const [first] = columns;
  return {
    facts: columns.flatMap(factsOf),
    answer: (placed) => ({
      finding: [
        first
          ? valueLine(sides, first.metric, first.scope, first.values, first.delta, placed)
          : null,
      ],
      rows: [
        `| | ${sides.all.map(({ day }) => day).join(' | ')} |`,
        ...columns.map((column) => rowOf(sides, column, placed)),
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

function rowOf(sides: Sides, column: Column, placed: Placed): Line {
  const cells = sides.all.map((side) => {
    const value = valueAt(column, side);
    return value ? say`${placed(value.fact)}` : '–';
  });
  return `| ${headOfScope(sides, column)} | ${cells.join(' | ')} |`;
}

/** The value of a single one of them. */
export function valueOfOne(
  sides: Sides,
  metrics: readonly SideMetricId[],
  scopes: readonly Scope[],
): Result {
  const columns = columnsOf(sides, metrics, scopes).filter(({ values }) => values.length > 0);
  const [first] = columns;
  if (!first) return missing(sides, metrics[0] && columnOf(sides, metrics[0], scopes[0] as Scope));
  return columns.length === 1 ? oneOfSides(sides, first) : groupOf(sides, columns);
}
