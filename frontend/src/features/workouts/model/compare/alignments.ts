import type { UnitPreferences } from '#lib/units.js';
import type { Streams } from '../chart/streams.js';
import { byDistance, bySegments, byTime, type Alignment, type AlignmentKind } from './alignment.js';
import type { Compared } from './names.js';
import { segmentPairs } from './segments-compared.js';

export type { Alignment, AlignmentKind };

/** Every way in which the recordings can be laid over each other; null where they cannot. */
export type Alignments = { readonly time: Alignment } & Readonly<
  Record<AlignmentKind, Alignment | null>
>;

export const KINDS: readonly { readonly kind: AlignmentKind; readonly label: string }[] = [
  { kind: 'time', label: 'Time' },
  { kind: 'distance', label: 'Distance' },
  { kind: 'intervals', label: 'Intervals' },
];

export function alignmentsOf(
  workouts: readonly Compared[],
  recordings: readonly Streams[],
  units: UnitPreferences,
): Alignments {
  const pairs = segmentPairs(workouts);
  return {
    time: byTime(recordings),
    distance: byDistance(recordings, units),
    intervals: pairs && bySegments(pairs),
  };
}
