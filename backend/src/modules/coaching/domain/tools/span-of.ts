import { lengthOf, secondAt } from '#analysis/session/distance-track.js';
import type { Span } from '#analysis/recording/recording.js';
import { METRES_PER_MILE, type UnitPreferences } from '#kernel/units.js';
import { clock } from '../display/duration.js';
import { shownDistance } from '../display/quantities.js';
import type { CloserLook } from '../facts/closer/closer-look.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { Place } from './place.js';

/**
 * A stretch of the recording with the name that facts call it by, or why there is none of the kind.
 */
export type FoundSpan =
  (Span & { readonly key: string; readonly of: string }) | { readonly refused: string };

/** Shorter stretches say nothing (ours). */
const SHORTEST_S = 5;

/** Where on the recording a place is, cut to its ends. */
export function spanOf(
  place: Place,
  { analysis }: AnalysedWorkout,
  { ground }: CloserLook,
  units: UnitPreferences,
): FoundSpan {
  const whole = {
    from: ground.grid.time[0] ?? 0,
    to: ground.grid.time[ground.grid.length - 1] ?? 0,
  };
  switch (place.kind) {
    case 'lap':
      return numbered(analysis.laps, place.number, 'lap', 'lap');
    case 'interval':
      return numbered(
        analysis.intervals.filter(({ kind }) => kind === 'work'),
        place.number,
        'work interval',
        'interval',
      );
    case 'climb':
      return numbered(analysis.climbs ?? [], place.number, 'climb', 'climb');
    case 'split':
      return split(place.number, place.unit, ground);
    case 'part': {
      const part = partOf(place.part, analysis.pacing);
      return part
        ? cut(part, whole, place.part, partName(place.part))
        : { refused: 'this session was not cut into such parts' };
    }
    case 'stretch':
      return stretch(place, ground, whole, units);
    case 'edge':
      return edge(place, ground, whole, units);
  }
}

function numbered(
  all: readonly Span[],
  number: number | 'last',
  noun: string,
  key: string,
): FoundSpan {
  const place = number === 'last' ? all.length : number;
  const one = all[place - 1];
  const many = all.length === 1 ? `there is one ${noun}` : `there are ${all.length} ${noun}s`;
  return one
    ? { from: one.from, to: one.to, key: `${key}.${place}`, of: `${noun} ${place}` }
    : { refused: all.length === 0 ? `this session has no ${noun}s` : many };
}

function split(number: number, unit: 'km' | 'mile', ground: CloserLook['ground']): FoundSpan {
  const metres = unit === 'km' ? 1000 : METRES_PER_MILE;
  const whole = lengthOf(ground);
  if (whole === null) return { refused: 'no distance was recorded' };
  const from = secondAt(ground, (number - 1) * metres);
  const to =
    secondAt(ground, number * metres) ??
    (number * metres - whole < metres ? (ground.grid.time[ground.grid.length - 1] ?? null) : null);
  if (number < 1 || from === null || to === null || to - from < SHORTEST_S)
    return { refused: `this session was ${shownLength(whole, unit)} long` };
  return { from, to, key: `${unit}.${number}`, of: `${unit} ${number}` };
}

function shownLength(metres: number, unit: 'km' | 'mile'): string {
  return unit === 'km'
    ? `${(metres / 1000).toFixed(1)} km`
    : `${(metres / METRES_PER_MILE).toFixed(1)} mi`;
}

function stretch(
  { by, from, to }: Extract<Place, { kind: 'stretch' }>,
  ground: CloserLook['ground'],
  whole: Span,
  units: UnitPreferences,
): FoundSpan {
  if (from !== null && to !== null && to <= from)
    return { refused: 'its end must lie behind its start' };
  const at = (value: number) => (by === 'seconds' ? whole.from + value : secondAt(ground, value));
  const shown = (value: number) => (by === 'seconds' ? clock(value) : shownDistance(value, units));
  const start = from === null ? whole.from : at(from);
  const end = to === null ? whole.to : (at(to) ?? whole.to);
  const length =
    by === 'seconds' ? clock(whole.to - whole.from) : shownDistance(lengthOf(ground) ?? 0, units);
  if (start === null || start >= whole.to)
    return {
      refused:
        by === 'metres' && lengthOf(ground) === null
          ? 'no distance was recorded'
          : `this session ended after ${length}`,
    };
  const name =
    from === null
      ? `the stretch up to ${shown(to ?? 0)}`
      : to === null
        ? `the stretch from ${shown(from)} on`
        : `the stretch from ${shown(from)} to ${shown(to)}`;
  return cut({ from: start, to: end }, whole, `${by}.${from ?? 'start'}.${to ?? 'end'}`, name);
}

function edge(
  { edge: which, by, length }: Extract<Place, { kind: 'edge' }>,
  ground: CloserLook['ground'],
  whole: Span,
  units: UnitPreferences,
): FoundSpan {
  const metres = by === 'metres' ? lengthOf(ground) : null;
  if (by === 'metres' && metres === null) return { refused: 'no distance was recorded' };
  if (length <= 0 || length > (metres ?? whole.to - whole.from))
    return { refused: 'this session is shorter than that' };
  const name = `the ${which} ${by === 'seconds' ? clock(length) : shownDistance(length, units)}`;
  const border =
    by === 'seconds'
      ? which === 'first'
        ? whole.from + length
        : whole.to - length
      : secondAt(ground, which === 'first' ? length : (metres ?? 0) - length);
  if (border === null) return { refused: 'no distance was recorded there' };
  return cut(
    which === 'first' ? { from: whole.from, to: border } : { from: border, to: whole.to },
    whole,
    `${which}.${by}.${length}`,
    name,
  );
}

function cut(span: Span, whole: Span, key: string, of: string): FoundSpan {
  const [from, to] = [Math.max(span.from, whole.from), Math.min(span.to, whole.to)];
  return to - from < SHORTEST_S
    ? { refused: 'that stretch is too short to say anything' }
    : { from, to, key, of };
}

function partOf(part: string, pacing: AnalysedWorkout['analysis']['pacing']): Span | undefined {
  const [noun, number] = part.split('.');
  return noun === 'half'
    ? pacing?.halves[Number(number) - 1]
    : noun === 'quarter'
      ? pacing?.quarters[Number(number) - 1]
      : undefined;
}

function partName(part: string): string {
  const [noun = '', number] = part.split('.');
  const words = noun === 'half' ? ['first', 'second'] : ['first', 'second', 'third', 'last'];
  return `the ${words[Number(number) - 1] ?? ''} ${noun}`;
}
