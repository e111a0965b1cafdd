import { figure, figureText, paceFigure, speedFigure } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Segment, SegmentKind } from '../analysis.js';
import type { Family } from '../chart/channels.js';
import { rowSeconds } from './row-time.js';

export const KIND_NAMES: Readonly<Record<SegmentKind, string>> = {
  warmup: 'Warm-up',
  work: 'Work',
  recovery: 'Recovery',
  cooldown: 'Cool-down',
  lap: 'Lap',
};

type Measured = Pick<Segment, 'avgPowerW' | 'avgSpeedMps'>;

/** What a segment is compared by: power on rides that have it, else pace or speed. */
export interface Output {
  readonly channel: 'power' | 'speed';
  readonly label: string;
  value(segment: Measured): number | null;
  tell(segment: Measured): string;
}

export function outputOf(
  segments: readonly Measured[],
  family: Family,
  units: UnitPreferences,
): Output {
  if (family === 'cycling' && segments.some(({ avgPowerW }) => avgPowerW !== null))
    return {
      channel: 'power',
      label: 'Power',
      value: ({ avgPowerW }) => avgPowerW,
      tell: ({ avgPowerW }) => figureText(figure(avgPowerW, 'W')),
    };
  const tell = family === 'running' ? paceFigure : speedFigure;
  return {
    channel: 'speed',
    label: family === 'running' ? 'Pace' : 'Speed',
    value: ({ avgSpeedMps }) => avgSpeedMps,
    tell: ({ avgSpeedMps }) => figureText(tell(avgSpeedMps, units)),
  };
}

/** The highest and the lowest output among parts that can be compared. */
export type Rank = 'best' | 'worst';

export interface NamedSegment extends Segment {
  readonly key: string;
  /** `Work 2`: counted within its kind. */
  readonly name: string;
  /** Its output against the highest of all, 0 to 1. */
  readonly share: number;
  readonly rank: Rank | null;
}

/** Segments with a name each; warm-up and cool-down, of which there is one, are not counted. */
export function named(segments: readonly Segment[], output: Output): readonly NamedSegment[] {
  const highest = Math.max(0, ...segments.map((segment) => output.value(segment) ?? 0));
  const ranks = ranked(segments, output);
  const counts = new Map<SegmentKind, number>();
  return segments.map((segment) => {
    const count = (counts.get(segment.kind) ?? 0) + 1;
    counts.set(segment.kind, count);
    const alone =
      segments.filter(({ kind }) => kind === segment.kind).length === 1 && segment.kind !== 'lap';
    return {
      ...segment,
      key: `${segment.kind}-${segment.from}-${segment.index}`,
      name: alone ? KIND_NAMES[segment.kind] : `${KIND_NAMES[segment.kind]} ${count}`,
      share: highest > 0 ? (output.value(segment) ?? 0) / highest : 0,
      rank: ranks.get(segment) ?? null,
    };
  });
}

/** Parts this much longer or shorter than the middle one are of another sort. */
const SAME_LENGTH = 0.15;
/** Of fewer nobody asks which was best. */
const LEAST_COMPARED = 3;

/**
 * Best and worst among the repetitions, or among laps, of one length; nothing where all are alike.
 */
function ranked(segments: readonly Segment[], output: Output): ReadonlyMap<Segment, Rank> {
  const work = segments.filter(({ kind }) => kind === 'work');
  const pool = work.length > 0 ? work : segments.filter(({ kind }) => kind === 'lap');
  const length = lengthOf(pool);
  const middle = median(pool.map(length));
  const alike = pool.filter(
    (segment) =>
      Math.abs(length(segment) - middle) <= middle * SAME_LENGTH && output.value(segment) !== null,
  );
  if (alike.length < LEAST_COMPARED) return new Map();
  const sorted = [...alike].sort((a, b) => (output.value(b) ?? 0) - (output.value(a) ?? 0));
  const [best] = sorted;
  const worst = sorted.at(-1);
  if (!best || !worst || output.tell(best) === output.tell(worst)) return new Map();
  return new Map([
    [best, 'best'],
    [worst, 'worst'],
  ]);
}

/**
 * By distance where the parts are evenly long that way, as laps of a kilometre are; else by time.
 */
function lengthOf(segments: readonly Segment[]): (segment: Segment) => number {
  const byTime = rowSeconds;
  const byDistance = (segment: Segment): number => segment.distanceM ?? 0;
  return spread(segments.map(byDistance)) < spread(segments.map(byTime)) ? byDistance : byTime;
}

function spread(values: readonly number[]): number {
  const middle = median(values);
  return middle > 0
    ? median(values.map((value) => Math.abs(value - middle))) / middle
    : Number.POSITIVE_INFINITY;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
