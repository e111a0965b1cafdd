import type { Analysis } from '#analysis/analysis.js';
import type { DeviceSummary, Recording } from '#analysis/recording/recording.js';
import { NOTHING_SUMMED, SHORT_SUMMARY } from '#analysis/repairs/short-summary.repair.js';
import { finite, positive } from '../finite.js';

/**
 * What is missing of so little cannot move a mean by more than the sensors themselves are out, 1 to
 * 2 % (ours).
 */
const COVERAGE = 0.98;

/**
 * Whether the samples go on for as long as the device says that its timer ran: a file that was cut
 * off has a summary of more than it holds.
 */
export function samplesCover(
  { device }: Pick<Recording, 'device'>,
  { metrics }: Pick<Analysis, 'metrics'>,
): boolean {
  const recordedS = finite(metrics['timerTime']?.value) ?? 0;
  const timerS = positive(device.timerS);
  return recordedS > 0 && (timerS === null || recordedS >= COVERAGE * timerS);
}

/**
 * The engine's number where the whole session stands behind it: samples all along, and enough of
 * the channel for the metric's own gate; null else.
 */
export function measuredBy(
  recording: Pick<Recording, 'device'>,
  analysis: Pick<Analysis, 'metrics'>,
): (metricId: string) => number | null {
  const covered = samplesCover(recording, analysis);
  return (metricId) => {
    const metric = analysis.metrics[metricId];
    return covered && metric?.applicable ? finite(metric.value) : null;
  };
}

/**
 * What the device summed up where that is of the whole recording; without a number where its
 * samples go on behind it. Energy is nobody else's to tell, and stays.
 */
export function coveringSummary(
  device: DeviceSummary,
  { repairs }: Pick<Analysis, 'repairs'>,
): DeviceSummary {
  return repairs.some(({ kind }) => kind === SHORT_SUMMARY)
    ? { ...NOTHING_SUMMED, calories: device.calories }
    : device;
}
