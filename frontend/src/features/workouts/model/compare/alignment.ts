import { type ChartAxis, timeAxis } from '#components/chart/chart-axis.js';
import type { Extent } from '#components/chart/ticks.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Streams } from '../chart/streams.js';
import { interpolate, metresAxis, trackOf } from '../route/track.js';
import type { ComparedParts } from './parts.js';

export type AlignmentKind = 'time' | 'distance' | 'intervals';

/** A common axis for several recordings: where each of them was at a position of it. */
export interface Alignment {
  readonly kind: AlignmentKind;
  readonly axis: ChartAxis;
  readonly domain: Extent;
  /** Seconds since the start of each recording at a position; null where it has nothing there. */
  readonly secondsAt: readonly ((position: number) => number | null)[];
  readonly marks: readonly { readonly position: number; readonly label: string }[];
}

export function byTime(recordings: readonly Streams[]): Alignment {
  return {
    kind: 'time',
    axis: timeAxis,
    domain: { from: 0, to: Math.max(1, ...recordings.map(({ durationS }) => durationS)) },
    secondsAt: recordings.map(
      ({ durationS }) =>
        (position) =>
          position <= durationS ? position : null,
    ),
    marks: [],
  };
}

/** Null where one of them has no distance. */
export function byDistance(
  recordings: readonly Streams[],
  units: UnitPreferences,
): Alignment | null {
  const tracks = recordings.flatMap((streams) => trackOf(streams) ?? []);
  if (tracks.length < recordings.length) return null;
  return {
    kind: 'distance',
    axis: metresAxis(units),
    domain: { from: 0, to: Math.max(1, ...tracks.map(({ d }) => d.at(-1) ?? 0)) },
    secondsAt: tracks.map(
      ({ t, d }) =>
        (position) =>
          position <= (d.at(-1) ?? 0) ? interpolate(d, t, position) : null,
    ),
    marks: [],
  };
}

/**
 * Every part begins at the same place for all; a shorter one leaves the rest of its place empty,
 * nothing is stretched.
 */
export function bySegments({ rows, kind, compared }: Reps): Alignment {
  const shared = rows.slice(0, compared);
  const sides = rows[0]?.parts.map((_part, side) => shared.map(({ parts }) => parts[side])) ?? [];
  const segments = sides.map((list) => list.map((part) => part ?? undefined));
  const count = shared.length;
  const places: Extent[] = [];
  for (let index = 0; index < count; index += 1) {
    const from = places.at(-1)?.to ?? 0;
    places.push({ from, to: from + Math.max(1, ...segments.map((list) => lengthOf(list[index]))) });
  }
  return {
    kind: 'intervals',
    axis: { ...timeAxis, name: kind === 'work' ? 'Reps' : 'Laps' },
    domain: { from: 0, to: places.at(-1)?.to ?? 1 },
    secondsAt: segments.map((list) => (position) => {
      const index = places.findIndex(({ to }) => position <= to);
      const [place, segment] = [places[index], list[index]];
      if (!place || !segment) return null;
      const into = position - place.from;
      return into <= lengthOf(segment) ? segment.from + into : null;
    }),
    marks: places.slice(1).map(({ from }, index) => ({ position: from, label: String(index + 2) })),
  };
}

type Reps = NonNullable<ComparedParts['reps']>;

function lengthOf(span: Extent | undefined): number {
  return span ? span.to - span.from : 0;
}

/** Every way in which the recordings can be laid over each other; null where they cannot. */
type Alignments = { readonly time: Alignment } & Readonly<Record<AlignmentKind, Alignment | null>>;

export const KINDS: readonly { readonly kind: AlignmentKind; readonly label: string }[] = [
  { kind: 'time', label: 'Time' },
  { kind: 'distance', label: 'Distance' },
  { kind: 'intervals', label: 'Reps' },
];

export function alignmentsOf(
  recordings: readonly Streams[],
  units: UnitPreferences,
  reps: Reps | null,
): Alignments {
  return {
    time: byTime(recordings),
    distance: byDistance(recordings, units),
    intervals: reps && bySegments(reps),
  };
}
