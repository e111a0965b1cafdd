import type { Analysis } from '#analysis/analysis.js';
import { totalDistance } from '#analysis/recording/device-totals.js';
import type { Recording } from '#analysis/recording/recording.js';
import { finite, positive } from '../finite.js';
import { coveringSummary, measuredBy } from './samples-cover.js';

/** How long and how far a workout went. Seconds, metres. */
export interface SessionTotals {
  readonly durationS: number;
  readonly elapsedS: number;
  readonly distanceM: number | null;
}

/**
 * Times are the device's own where it gave them for the whole recording, and the elapsed time is at
 * least the timer time.
 * The distance is that of the repaired samples, which laps, averages and best efforts use; the
 * device's own total replaces it where both agree, and where the samples have no distance or break
 * off.
 */
export function sessionTotals(
  recording: Pick<Recording, 'device'>,
  analysis: Pick<Analysis, 'metrics' | 'repairs'>,
): SessionTotals {
  const device = coveringSummary(recording.device, analysis);
  const metric = (id: string) => finite(analysis.metrics[id]?.value);
  const durationS = positive(device.timerS) ?? metric('timerTime') ?? 0;
  const counted = measuredBy({ device }, analysis)('distance');
  return {
    durationS,
    elapsedS: Math.max(durationS, positive(device.elapsedS) ?? metric('elapsedTime') ?? 0),
    distanceM:
      counted === null
        ? (positive(device.distanceM) ?? metric('distance'))
        : finite(totalDistance(counted, { distanceM: positive(device.distanceM) })),
  };
}
