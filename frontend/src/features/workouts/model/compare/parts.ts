import type { ComparedPartAnswer, ComparedPartsAnswer } from '#api/generated/types.gen.js';
import {
  distanceFigure,
  elevationFigure,
  figure,
  type Figure,
  formatDuration,
  formatNumber,
  NOT_AVAILABLE,
  paceFigure,
  speedFigure,
} from '#lib/format.js';
import { metresPer, type UnitPreferences } from '#lib/units.js';
import type { Family } from '../chart/channels.js';
import { shownDifference } from './shown-difference.js';

/** What the parts of two or three workouts are, as the server matched them. */
export type ComparedParts = Readonly<ComparedPartsAnswer>;
export type ComparedPart = Readonly<ComparedPartAnswer>;
type Row = ComparedPartsAnswer['climbs'][number];

/** Values of a part, the foremost first; or what differs between two of them. */
export type PartFigures = readonly Figure[];

/** How one part differs from the base, or why it is not compared; null without a part on each side. */
export type PartDifference = { readonly figures: PartFigures } | { readonly reason: string } | null;

export interface PartRow {
  readonly key: string;
  readonly head: string;
  /** A mean of rows above. */
  readonly mean?: boolean;
  /** One for each workout; null where it has no such part. */
  readonly cells: readonly (PartFigures | null)[];
  /** One for each workout but the base. */
  readonly differences: readonly PartDifference[];
}

/** One value of a part; those that only tell which part it is are not set against each other. */
interface PartMeasure {
  readonly tell: (part: ComparedPart) => Figure;
  readonly told?: 'only';
}

const seconds: PartMeasure = {
  tell: (part) => ({ value: formatDuration(part.seconds), unit: '' }),
};
const watts: PartMeasure = { tell: ({ avgPowerW }) => figure(avgPowerW, 'W') };
const beats: PartMeasure = { tell: ({ avgHr }) => figure(avgHr, 'bpm') };
const paceOrSpeed = (family: Family, units: UnitPreferences): PartMeasure => ({
  tell: ({ avgSpeedMps }) =>
    family === 'running' ? paceFigure(avgSpeedMps, units) : speedFigure(avgSpeedMps, units),
});
const length = (units: UnitPreferences): PartMeasure => ({
  tell: ({ distanceM }) => distanceFigure(distanceM, units),
});

interface Context {
  readonly family: Family;
  readonly units: UnitPreferences;
}

/** Power where all parts have it on rides, else pace or speed. */
function outputOf(rows: readonly Row[], { family, units }: Context): readonly PartMeasure[] {
  const parts = rows.flatMap((row) => row.parts.flatMap((part) => part ?? []));
  const powered = family === 'cycling' && parts.some(({ avgPowerW }) => avgPowerW !== null);
  return powered ? [watts] : [paceOrSpeed(family, units)];
}

/** Rep by rep: the rows that all sets have, their mean, then what the longer sets have more. */
export function repRows({ reps }: ComparedParts, context: Context): readonly PartRow[] {
  if (!reps) return [];
  const { kind, compared, rows } = reps;
  const measures = [...outputOf(rows, context), beats, seconds];
  const name = kind === 'work' ? 'Rep' : 'Lap';
  const all = rows.map((row, at) =>
    rowOf(row, `${name} ${at + 1}`, measures, 'Another length, so not compared'),
  );
  if (compared < 2) return all;
  const first = rows.slice(0, compared);
  const mean = rowOf(
    { parts: first[0]?.parts.map((_part, side) => meanOf(first, side)) ?? [] },
    compared === rows.length ? 'Mean' : `Mean of the first ${compared}`,
    measures,
    'Other lengths, so not compared',
  );
  return [...all.slice(0, compared), { ...mean, mean: true }, ...all.slice(compared)];
}

/** Climb by climb; another hill stands beside with its own length, and is not compared. */
export function climbRows(
  { climbs }: ComparedParts,
  { family, units }: Context,
): readonly PartRow[] {
  const output = outputOf(climbs, { family, units });
  const powered = output[0] === watts;
  const size: PartMeasure = {
    told: 'only',
    tell: (part) => ({ value: sizeText(part, units), unit: '' }),
  };
  const measures = [seconds, ...(powered ? output : []), beats, size];
  return climbs.map((row, at) =>
    rowOf(row, `Climb ${at + 1}`, measures, 'Another hill, so not compared'),
  );
}

/** `2.40 km, 144 m, 6.0%`: by which two hills differ. */
function sizeText({ distanceM, ascentM, gradePercent }: ComparedPart, units: UnitPreferences) {
  const text = ({ value, unit }: Figure) => `${value}\u00a0${unit}`;
  return [
    text(distanceFigure(distanceM, units)),
    text(elevationFigure(ascentM, units)),
    gradePercent === null ? '' : `${formatNumber(gradePercent, 1)}%`,
  ]
    .filter(Boolean)
    .join(', ');
}

export type SplitKind = 'distance' | 'time';

/** Split by split, by distance or by time since the start. */
export function splitRows(
  { splitsByDistance, splitsByTime }: ComparedParts,
  kind: SplitKind,
  context: Context,
): readonly PartRow[] {
  const table = kind === 'distance' ? splitsByDistance : splitsByTime;
  if (!table) return [];
  const output = outputOf(table.rows, context);
  const speed = paceOrSpeed(context.family, context.units);
  const second = kind === 'time' ? length(context.units) : speed;
  const powered = output[0] === watts;
  const measures = [...output, ...(kind === 'time' || powered ? [second] : []), beats];
  return table.rows.map((row, at) =>
    rowOf(
      row,
      splitName(at, table.step, kind, context.units),
      measures,
      'Cut short, so not compared',
    ),
  );
}

/** `km 3`, `10–15 km`, `0:10–0:15`. */
function splitName(at: number, step: number, kind: SplitKind, units: UnitPreferences): string {
  if (kind === 'time') return `${formatDuration(at * step)}–${formatDuration((at + 1) * step)}`;
  const length = Math.round(step / metresPer(units.distanceUnit));
  const unit = units.distanceUnit;
  return length === 1
    ? `${unit === 'km' ? 'km' : 'mile'} ${at + 1}`
    : `${at * length}–${(at + 1) * length}\u00a0${unit}`;
}

function rowOf(
  { parts }: Row,
  head: string,
  measures: readonly PartMeasure[],
  reason: string,
): PartRow {
  const [base, ...others] = parts;
  const figures = (part: ComparedPart): PartFigures =>
    measures.map(({ tell }) => tell(part)).filter(({ value }) => value !== NOT_AVAILABLE);
  return {
    key: head,
    head,
    cells: parts.map((part) => part && figures(part)),
    differences: others.map((other): PartDifference => {
      if (!base || !other) return null;
      return base.alike && other.alike
        ? { figures: differences(base, other, measures) }
        : { reason };
    }),
  };
}

function differences(
  base: ComparedPart,
  other: ComparedPart,
  measures: readonly PartMeasure[],
): PartFigures {
  return measures.flatMap(({ tell, told }) => {
    const [a, b] = [tell(base), tell(other)];
    if (told === 'only' || a.value === NOT_AVAILABLE || b.value === NOT_AVAILABLE) return [];
    return [shownDifference(a, b)];
  });
}

/** Weighted by time; speed is the whole way over the whole time. Null where a set is shorter. */
function meanOf(rows: readonly Row[], side: number): ComparedPart | null {
  const parts = rows.flatMap((row) => row.parts[side] ?? []);
  const [first] = parts;
  if (!first || parts.length < rows.length) return null;
  const total = parts.reduce((sum, part) => sum + part.seconds, 0);
  const mean = (read: (part: ComparedPart) => number | null): number | null =>
    parts.some((part) => read(part) === null) || total === 0
      ? null
      : parts.reduce((sum, part) => sum + Number(read(part)) * part.seconds, 0) / total;
  return {
    ...first,
    seconds: total / parts.length,
    avgPowerW: mean(({ avgPowerW }) => avgPowerW),
    avgHr: mean(({ avgHr }) => avgHr),
    avgSpeedMps: mean(({ avgSpeedMps }) => avgSpeedMps),
    alike: parts.every(({ alike }) => alike),
  };
}
