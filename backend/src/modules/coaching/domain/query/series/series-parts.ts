import type { Span } from '#analysis/recording/recording.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { METRES_PER_MILE } from '#kernel/units.js';
import { stretchOf } from '#coaching/domain/facts/closer/stretch.js';
import type { Role, Series } from '../query.js';
import { blocks } from './blocks.js';
import type { Named, NoParts, Part, Parts } from './part.js';
import { partsInside } from './inside.js';
import { withRole } from './roles.js';
import type { Seen } from './seen.js';
import { breaksOf, setParts, setsOf } from './set-parts.js';

/** A part of less than this share of the median length is a fragment (ours). */
const WHOLE_SHARE = 0.5;
/** A kilometre is cut off where a tenth of it is missing. */
const WHOLE_BLOCK = 0.9;
const SHORTEST_S = 1;
const SHORTEST_THIRDS_S = 180;

/** All parts of a series. */
export function seriesParts(series: Series, seen: Seen): Parts {
  const { inside, ...whole } = seen;
  if (inside) return partsInside(series, inside, whole, (of) => seriesParts(of, whole));
  if (series.kind === 'set') {
    const sets = setParts(seen);
    return 'refused' in sets && series.loose ? seriesParts({ kind: 'rep' }, seen) : sets;
  }
  const reps = series.kind === 'block' ? repsOfLength(series, seen) : null;
  if (reps !== null) return reps;
  const named = spansOf(series, seen);
  if (!Array.isArray(named)) {
    // "How long were the breaks" of a set without a stop.
    const rests = series.kind === 'stop' && series.loose ? seriesParts(REST, seen) : named;
    if (typeof rests !== 'string' && 'parts' in rests) return rests;
    return typeof named === 'string' ? { refused: named } : named;
  }
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
      fragment: isFragment(series) && sizeOf(series, part.stretch) < wholeShare(series) * median,
    })),
  };
}

function wholeShare({ kind }: Series): number {
  return kind === 'block' ? WHOLE_BLOCK : WHOLE_SHARE;
}

/** So many intervals of one length make it the length of the set (ours). */
const FEWEST_ALIKE = 3;

/** "Each 4 min" of a set of such intervals means them; kilometres and miles are always splits. */
function repsOfLength(
  { by, length }: Extract<Series, { kind: 'block' }>,
  seen: Seen,
): Parts | null {
  if (by === 'metres' && (length === 1000 || Math.abs(length - METRES_PER_MILE) < 1)) return null;
  const found = seriesParts({ kind: 'rep', lasting: { by, length } }, seen);
  return 'parts' in found && found.parts.length >= FEWEST_ALIKE ? found : null;
}

/** Lengths within this share of each other are the same to an athlete (ours). */
const SAME_LENGTH = 0.15;

function lasts(series: Series, { elapsedS, distanceM }: Part['stretch']): boolean {
  const lasting = 'lasting' in series ? series.lasting : undefined;
  if (lasting === undefined) return true;
  const { by, length } = lasting;
  const own = by === 'seconds' ? elapsedS : (distanceM ?? 0);
  return Math.abs(own - length) <= SAME_LENGTH * length;
}

function isFragment({ kind }: Series): boolean {
  return kind === 'lap' || kind === 'block';
}

function sizeOf({ kind }: Series, { distanceM, elapsedS }: Part['stretch']): number {
  return kind === 'block' || kind === 'lap' ? (distanceM ?? elapsedS) : elapsedS;
}

/** Spans, or why there are none. */
type Found = Named[] | NoParts | string;

function spansOf(series: Series, seen: Seen): Found {
  switch (series.kind) {
    case 'block':
      return blocks(series, seen);
    case 'rep':
      return repsOf(series.role, seen);
    case 'recovery':
      return restsOf(series.between, seen);
    case 'third':
      return thirds(seen);
    case 'set':
      return NO_INTERVALS;
    case 'lap':
    case 'climb':
    case 'descent':
    case 'flat':
    case 'stop':
    case 'quarter':
    case 'half':
      return sectionsOf(series.kind, seen);
  }
}

function sectionsOf(
  kind: 'lap' | 'climb' | 'descent' | 'flat' | 'stop' | 'quarter' | 'half',
  { workout }: Seen,
): Found {
  const { laps, climbs, terrain, stops, pacing } = workout.analysis;
  switch (kind) {
    case 'lap':
      return numbered(laps, 'lap', 'lap') ?? absent('this workout has no laps');
    case 'climb':
      return numbered(climbs ?? [], 'climb', 'climb') ?? absent('this workout has no climb');
    case 'descent':
      return (
        numbered(ofKind(terrain?.segments ?? [], 'descent'), 'descent', 'descent') ??
        absent('this workout has no long descent')
      );
    case 'flat':
      return (
        numbered(ofKind(terrain?.segments ?? [], 'flat'), 'flat stretch', 'flat') ??
        absent('this workout has no long flat stretch')
      );
    case 'stop':
      return numbered(stops?.list ?? [], 'stop', 'stop') ?? absent('you did not stop');
    case 'quarter':
      return ordinal(pacing?.quarters ?? [], 'quarter') ?? NO_PARTS;
    case 'half':
      return ordinal(pacing?.halves ?? [], 'half') ?? NO_PARTS;
  }
}

function absent(refused: string): NoParts {
  return { refused, absent: true };
}

/** Work intervals; those of a role are numbered among each other. */
function repsOf(role: Role | undefined, seen: Seen): Found {
  if (role === 'off') return recoveriesOf(seen);
  const all = ofKind(seen.workout.analysis.intervals, 'work');
  const named = numbered(all, 'interval', 'interval');
  if (named === null) return absent(NO_INTERVALS);
  if (role === undefined || role === 'on') return named;
  const those = withRole(all, setsOf(all), role);
  if (those.length === 0) return `the intervals of this workout are not of that kind`;
  if (role === 'over' || role === 'under') return numbered(those, role, role) ?? NO_INTERVALS;
  return named.filter(({ from }) => those.some((one) => one.from === from));
}

function restsOf(between: 'sets' | 'blocks' | undefined, seen: Seen): Found {
  if (between === undefined) return recoveriesOf(seen);
  const breaks = breaksOf(ofKind(seen.workout.analysis.intervals, 'work'));
  return between === 'blocks' && typeof breaks === 'string' ? recoveriesOf(seen) : breaks;
}

function recoveriesOf({ workout }: Seen): Found {
  const all = ofKind(workout.analysis.intervals, 'recovery');
  return numbered(all, 'recovery', 'recovery') ?? absent('this workout has no recoveries');
}

/** Thirds of the time. */
function thirds({ look: { ground } }: Seen): Found {
  const { time, length } = ground.grid;
  const [start, end] = [time[0] ?? 0, time[length - 1] ?? 0];
  const at = (index: number) => Math.round(start + ((end - start) * index) / 3);
  return end - start < SHORTEST_THIRDS_S
    ? NO_PARTS
    : ['first', 'second', 'last'].map((word, index) => ({
        from: at(index),
        to: at(index + 1),
        key: `third.${index + 1}`,
        name: `the ${word} third`,
      }));
}

const REST: Series = { kind: 'recovery' };
const NO_INTERVALS = 'this workout has no intervals';
const NO_PARTS = 'this workout is too short for such parts';

function ofKind<T extends { readonly kind: string }>(all: readonly T[], kind: string): T[] {
  return all.filter((one) => one.kind === kind);
}

function numbered(all: readonly Span[], noun: string, key: string): Named[] | null {
  if (all.length === 0) return null;
  const alone = all.length === 1 && ['climb', 'descent', 'stop', 'flat'].includes(key);
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
