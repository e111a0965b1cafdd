import type { ThresholdHistory } from '../athlete-profile.js';
import { thresholdsOnDay } from './thresholds-on-day.js';

/** Tells of a day (YYYY-MM-DD) whether a workout on it would be judged differently. */
export type ChangedDays = (day: string) => boolean;

/** The days on which other thresholds hold than before; null where there is no such day. */
export function changedDays(before: ThresholdHistory, after: ThresholdHistory): ChangedDays | null {
  const differs = (day: string) =>
    JSON.stringify(thresholdsOnDay(before, day)) !== JSON.stringify(thresholdsOnDay(after, day));
  // Between two entries nothing changes, so the days of entries and one before them all stand for
  // every day.
  const days = [
    '0000-01-01',
    ...[...before.entries, ...after.entries].map(({ validFrom }) => validFrom),
  ];
  return days.some(differs) ? differs : null;
}
