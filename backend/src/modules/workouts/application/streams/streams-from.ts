import { wPrimeAlong } from '#analysis/performance/w-prime-along.js';
import { repairRecording } from '#analysis/repairs/repair-recording.js';
import type { Recording } from '#analysis/recording/recording.js';
import { invalidField } from '#workouts/domain/errors.js';
import { extrasOf, LINE_NAMES, namesIn, W_PRIME_BALANCE } from '#workouts/domain/streams/line.js';
import { streamsOf, type Streams } from '#workouts/domain/streams/streams.js';
import type { RecordedWith } from '#workouts/ports/workout-reader.js';

/** Channels, and what apps recorded beside them. */
const MOST_NAMES = 40;

export interface AskedStreams {
  /**
   * Names of channels and of what apps recorded, each entry one name or several separated by
   * commas; all channels where left out.
   */
  readonly channels?: readonly string[] | undefined;
  /** Of one channel at most. */
  readonly points: number;
  /** Seconds since the start; the whole where both are left out. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/**
 * Throws VALIDATION_FAILED for a range that ends where it begins or before; to be called before
 * anything is loaded.
 */
export function assertRange({ from = 0, to = Infinity }: AskedStreams): void {
  if (to <= from) throw invalidField('to', 'to must be later than from');
}

/**
 * The time series of a recording, reduced for a screen. Throws VALIDATION_FAILED for a name of
 * nothing, and for too many of them.
 */
export function streamsFrom(
  stored: RecordedWith,
  { channels, points, from = 0, to = Infinity }: AskedStreams,
): Streams {
  const wanted = channels ? wantedOf(channels, stored.recording) : LINE_NAMES;
  // Mended as the analysis mended it: the lines and the numbers beside them must tell the same
  // story.
  const { recording } = repairRecording(stored.recording, stored.thresholds);
  const { wPrimeBalance } = stored;
  const wPrime =
    wPrimeBalance && wanted.includes(W_PRIME_BALANCE)
      ? wPrimeAlong(recording, wPrimeBalance, wPrimeBalance.model)
      : null;
  return streamsOf(
    recording,
    { wanted, points, ...(from > 0 || to < Infinity ? { range: { from, to } } : {}) },
    wPrime,
  );
}

function wantedOf(channels: readonly string[], recording: Recording): readonly string[] {
  const known = new Set([...LINE_NAMES, ...extrasOf(recording).map(({ name }) => name)]);
  const wanted = namesIn(channels, known);
  if (wanted.length > MOST_NAMES)
    throw invalidField('channels', `channels may be ${MOST_NAMES} names at most`);
  if (wanted.some((name) => !known.has(name)))
    throw invalidField('channels', `channels may be ${[...known].join(', ')}`);
  return wanted;
}
