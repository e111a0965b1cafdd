import type { RecordedLap, RecordingWarning } from '#analysis/recording/recording.js';

/**
 * A lap every hundred metres over 100 km, or every four minutes for more than two days; the fullest
 * file of the corpus has under 100. Ours.
 */
export const MOST_LAPS = 1_000;
/**
 * Laps follow one another; laps by button and by distance together cover a workout twice. Ours.
 */
const MOST_COVER = 4;

/**
 * The laps that are kept: the first ones, up to where there are too many or they lie over one
 * another too often, so that the work on all of them stays in proportion to the recording. A
 * warning counts the omitted laps.
 *
 * @param lastS end of the recording, seconds
 */
export function keptLaps(
  laps: readonly RecordedLap[],
  lastS: number,
): { readonly laps: readonly RecordedLap[]; readonly warnings: readonly RecordingWarning[] } {
  let room = MOST_COVER * lastS;
  let kept = 0;
  for (const { from, to } of laps) {
    room -= Math.max(0, Math.min(to, lastS) - from);
    if (kept === MOST_LAPS || room < 0) break;
    kept += 1;
  }
  const left = laps.length - kept;
  if (left === 0) return { laps, warnings: [] };
  const what =
    kept === MOST_LAPS ? 'there are more than any workout has' : 'they lie over one another';
  const were = left === 1 ? 'was' : 'were';
  return {
    laps: laps.slice(0, kept),
    warnings: [
      {
        kind: 'laps-left-out',
        text: `${left} of the ${laps.length} laps in the file ${were} left out: ${what}.`,
      },
    ],
  };
}
