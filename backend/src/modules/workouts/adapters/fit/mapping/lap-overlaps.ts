import type { RecordedLap, RecordingWarning } from '#analysis/recording/recording.js';

/** Devices write the start of a lap in whole seconds, and its length to the millisecond. s. */
const STAMP_S = 1.5;
/** A lap of which less than this is left is no longer that lap (ours). */
const LEAST_LEFT = 0.5;

/**
 * Laps of which none begins before the one in front of it ended: such a lap is cut, or left out
 * where less than half of it remains, with a warning. A lap that begins before the one in front
 * began opens another set of laps over the same time, and stays.
 */
export function withoutOverlaps(laps: readonly RecordedLap[]): {
  readonly laps: readonly RecordedLap[];
  readonly warnings: readonly RecordingWarning[];
} {
  const kept: RecordedLap[] = [];
  let changed = 0;
  for (const lap of laps) {
    const before = kept.at(-1);
    if (before === undefined || lap.from < before.from || before.to - lap.from <= STAMP_S) {
      kept.push(lap);
      continue;
    }
    changed += 1;
    if (lap.to - before.to >= LEAST_LEFT * (lap.to - lap.from) && lap.to > before.to)
      kept.push({ ...lap, from: before.to, timerS: null, distanceM: null });
  }
  if (changed === 0) return { laps, warnings: [] };
  const began =
    changed === 1 ? 'began before the one in front of it' : 'began before the ones in front';
  const text =
    `${changed} of the ${laps.length} laps in the file ${began} ended, and ` +
    `${changed === 1 ? 'was' : 'were'} cut or left out.`;
  return { laps: kept, warnings: [{ kind: 'laps-overlap', text }] };
}
