import type { ThresholdHistory } from '../athlete-profile.js';
import { thresholdsOnDay } from './thresholds-on-day.js';

/** Whether thresholds changed for workouts on a day (YYYY-MM-DD). */
export type ChangedDays = (day: string) => boolean;

/** The days whose thresholds changed; null if there is no such day. */
export function changedDays(before: ThresholdHistory, after: ThresholdHistory): ChangedDays | null {
  const differs = (day: string) =>
    JSON.stringify(thresholdsOnDay(before, day)) !== JSON.stringify(thresholdsOnDay(after, day));
  // Nothing changes between two entries, so their days and one before them are enough.
  const days = [
    '0000-01-01',
    ...[...before.entries, ...after.entries].map(({ validFrom }) => validFrom),
  ];
  return days.some(differs) ? differs : null;
}
