import type { Span } from '#analysis/recording/recording.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { METRES_PER_MILE, type UnitPreferences } from '#kernel/units.js';
import { shownDistance } from '#coaching/domain/display/quantities.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { lengthOf, secondAt, stretchOf } from '#coaching/domain/facts/closer/stretch.js';
import type { Series } from '../query.js';
import type { Part, Parts } from './part.js';
import type { Seen } from './seen.js';
import { setParts } from './set-parts.js';

/** A span with its name, before it is measured. */
type Named = Span & Pick<Part, 'key' | 'name'>;

/** A part of less than this share of the median length is a fragment (ours). */
const WHOLE_SHARE = 0.5;
/** More blocks than this are no list that anybody reads. */
const MOST_BLOCKS = 400;
const SHORTEST_S = 1;

/** All parts of a series. */
export function seriesParts(series: Series, seen: Seen): Parts {
  if (series.kind === 'set') return setParts(seen);
  const named = series.kind === 'block' ? blocks(series, seen) : spansOf(series.kind, seen);
  if (!Array.isArray(named)) return { refused: named };
  const measured = named
    .filter(({ from, to }) => to - from >= SHORTEST_S)
    .map((span) => ({ ...span, stretch: stretchOf(seen.look.ground, span) }))
    .filter(({ stretch }) => lasts(series, stretch));
  if (measured.length === 0) return { refused: 'this workout has no part of that length' };
  const sizes = measured.map(({ stretch }) => sizeOf(series, stretch)).sort((a, b) => a - b);
  const median = sizes[sizes.length >> 1] ?? 0;
  return {
    series,
    parts: measured.map((part) => ({
      ...part,
      kind: kindOf(part, seen.workout),
      fragment: isFragment(series) && sizeOf(series, part.stretch) < WHOLE_SHARE * median,
    })),
  };
}

/** Lengths within this share of each other are the same to an athlete (ours). */
const SAME_LENGTH = 0.15;

function lasts(series: Series, { elapsedS, distanceM }: Part['stretch']): boolean {
  if (series.kind !== 'rep' || series.lasting === undefined) return true;
  const { by, length } = series.lasting;
  const own = by === 'seconds' ? elapsedS : (distanceM ?? 0);
  return Math.abs(own - length) <= SAME_LENGTH * length;
}

function isFragment({ kind }: Series): boolean {
  return kind === 'lap' || kind === 'block';
}

function sizeOf({ kind }: Series, { distanceM, elapsedS }: Part['stretch']): number {
  return kind === 'block' || kind === 'lap' ? (distanceM ?? elapsedS) : elapsedS;
}

function spansOf(
  kind: Exclude<Series['kind'], 'block' | 'set'>,
  { workout }: Seen,
): Named[] | string {
  const { laps, intervals, climbs, terrain, stops, pacing } = workout.analysis;
  switch (kind) {
    case 'lap':
      return numbered(laps, 'lap', 'lap') ?? 'this workout has no laps';
    case 'rep':
      return numbered(ofKind(intervals, 'work'), 'interval', 'interval') ?? NO_INTERVALS;
    case 'recovery':
      return numbered(ofKind(intervals, 'recovery'), 'recovery', 'recovery') ?? NO_INTERVALS;
    case 'climb':
      return numbered(climbs ?? [], 'climb', 'climb') ?? 'this workout has no climb';
    case 'descent':
      return (
        numbered(ofKind(terrain?.segments ?? [], 'descent'), 'descent', 'descent') ??
        'this workout has no long descent'
      );
    case 'stop':
      return numbered(stops?.list ?? [], 'stop', 'stop') ?? 'you did not stop';
    case 'quarter':
      return ordinal(pacing?.quarters ?? [], 'quarter') ?? NO_PARTS;
    case 'half':
      return ordinal(pacing?.halves ?? [], 'half') ?? NO_PARTS;
  }
}

const NO_INTERVALS = 'this workout has no intervals';
const NO_PARTS = 'this workout is too short for quarters and halves';

function ofKind<T extends { readonly kind: string }>(all: readonly T[], kind: string): T[] {
  return all.filter((one) => one.kind === kind);
}

function numbered(all: readonly Span[], noun: string, key: string): Named[] | null {
  if (all.length === 0) return null;
  const alone = all.length === 1 && (key === 'climb' || key === 'descent' || key === 'stop');
  return all.map(({ from, to }, index) => ({
    from,
    to,
    key: `${key}.${index + 1}`,
    name: alone ? `the ${noun}` : `${noun} ${index + 1}`,
  }));
}

const ORDINALS: Readonly<Record<'quarter' | 'half', readonly string[]>> = {
  quarter: ['first', 'second', 'third', 'last'],
  half: ['first', 'second'],
};

function ordinal(all: readonly Span[], noun: 'quarter' | 'half'): Named[] | null {
  if (all.length === 0) return null;
  return all.map(({ from, to }, index) => ({
    from,
    to,
    key: `${noun}.${index + 1}`,
    name: `the ${ORDINALS[noun][index] ?? ''} ${noun}`,
  }));
}

/** Stretches of one length from the start; the last one is what is left. */
function blocks(
  { by, length }: Extract<Series, { kind: 'block' }>,
  { look: { ground }, units }: Seen,
): Named[] | string {
  const { time } = ground.grid;
  const [start, end] = [time[0] ?? 0, time[ground.grid.length - 1] ?? 0];
  const whole = by === 'metres' ? lengthOf(ground) : end - start;
  if (whole === null) return 'no distance was recorded';
  const count = Math.ceil(whole / length - 1e-6);
  if (count < 1 || count > MOST_BLOCKS) return 'such parts would be too many or too few';
  const at = (place: number): number =>
    by === 'metres' ? (secondAt(ground, place) ?? end) : Math.min(end, start + place);
  return Array.from({ length: count }, (_, index) => ({
    from: at(index * length),
    to: at((index + 1) * length),
    key: `${by}.${Math.round(length)}.${index + 1}`,
    name: blockName(by, length, index, units),
  }));
}

function blockName(
  by: 'metres' | 'seconds',
  length: number,
  index: number,
  units: UnitPreferences,
): string {
  if (by === 'metres' && length === 1000) return `km ${index + 1}`;
  if (by === 'metres' && Math.abs(length - METRES_PER_MILE) < 1) return `mile ${index + 1}`;
  const shown = (place: number): string =>
    by === 'metres' ? shownDistance(place, units) : spokenDuration(place);
  return index === 0
    ? `the first ${shown(length)}`
    : `${shown(index * length)} to ${shown((index + 1) * length)}`;
}

/** What the intervals of the workout call such a stretch. */
function kindOf(span: Span, { analysis }: AnalysedWorkout): Part['kind'] {
  const same = analysis.intervals.find(
    ({ from, to }) => overlap(span, { from, to }) > 0.8 * Math.max(to - from, span.to - span.from),
  );
  return same === undefined || same.kind === 'lap' ? null : same.kind;
}

function overlap(a: Span, b: Span): number {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from);
}
