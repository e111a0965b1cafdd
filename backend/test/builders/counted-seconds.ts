import type { Analysis } from '#analysis/analysis.js';
import { marksIn } from '#analysis/math/statistics.js';
import type { Recording } from '#analysis/recording/recording.js';
import { repairRecording } from '#analysis/repairs/repair-recording.js';
import { groundOf } from '#analysis/session/ground-of.js';

/** Seconds of the mended samples on which the timer ran: what laps and parts sum up to. */
export function countedSeconds(
  recording: Recording,
  { thresholds }: Pick<Analysis, 'thresholds'>,
): number {
  return marksIn(groundOf(repairRecording(recording, thresholds).recording).grid.running);
}
