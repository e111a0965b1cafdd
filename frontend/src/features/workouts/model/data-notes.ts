import type { Workout } from './workout.js';

/** A repair of fewer of the seconds than this changes no judgement. */
const WEIGHTY_SHARE = 0.01;

/** Kinds that no judgement depends on: whole stretches are still measured, or marked where used. */
const HARMLESS: ReadonlySet<string> = new Set([
  'gaps-bridged',
  'device-maximum',
  'device-climbing',
  'device-average',
  'speed-from-distance',
  'distance-from-speed',
  'distance-from-gps',
]);

/** Kinds after which a whole channel, or the clock, is another one. */
const GRAVE: ReadonlySet<string> = new Set([
  'cadence-lock',
  'power-stuck',
  'heart-rate-stuck',
  'clock-jump',
  'too-long',
]);

/** What is said of the data of a workout beside its numbers. */
export interface DataNotes {
  /** How many there are in all. */
  readonly count: number;
  /** What a reader of the curves has to know; null where no judgement depends on any. */
  readonly first: string | null;
}

/**
 * What is wrong with the file always matters; a repair matters where it touches enough of the
 * workout to change a judgement.
 */
export function dataNotesOf({
  warnings,
  durationS,
  analysis: { repairs },
}: Pick<Workout, 'warnings' | 'durationS' | 'analysis'>): DataNotes {
  const weighty = repairs.find(
    ({ kind, seconds }) =>
      GRAVE.has(kind) ||
      (!HARMLESS.has(kind) && durationS !== null && seconds >= WEIGHTY_SHARE * durationS),
  );
  return {
    count: warnings.length + repairs.length,
    first: warnings[0] ?? weighty?.text ?? null,
  };
}
