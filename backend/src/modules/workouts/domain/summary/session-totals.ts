import type { Analysis } from '#analysis/analysis.js';
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
 * The timer time is the device's own where it gave it for the whole recording; elapsed time and
 * distance are the engine's, which says when it takes the device's. Where the samples break off,
 * the distance is the device's own.
 */
export function sessionTotals(
  recording: Pick<Recording, 'device'>,
  analysis: Pick<Analysis, 'metrics' | 'repairs'>,
): SessionTotals {
  const device = coveringSummary(recording.device, analysis);
  const metric = (id: string) => finite(analysis.metrics[id]?.value);
  const durationS = positive(device.timerS) ?? metric('timerTime') ?? 0;
  return {
    durationS,
    elapsedS: Math.max(durationS, metric('elapsedTime') ?? 0),
    distanceM:
      measuredBy({ device }, analysis)('distance') ??
      positive(device.distanceM) ??
      metric('distance'),
  };
}
