import type { Threshold, Thresholds } from '../../../analysis/thresholds.js';
import type { DatedThresholds, ThresholdValues } from './athlete-profile.js';

/**
 * The thresholds for a day: for each, the latest value entered up to that day. Workouts from before the first
 * entry use that first entry, the only one there is; `since` tells the reader from when it really holds.
 * @param history in any order
 */
export function thresholdsOnDay(history: readonly DatedThresholds[], day: string): Thresholds {
  const rising = [...history].sort((a, b) => a.validFrom.localeCompare(b.validFrom));
  return {
    ftpW: onDay(rising, day, 'ftpW'),
    maxHr: onDay(rising, day, 'maxHr'),
    restingHr: onDay(rising, day, 'restingHr'),
    weightKg: onDay(rising, day, 'weightKg'),
  };
}

function onDay(rising: readonly DatedThresholds[], day: string, key: keyof ThresholdValues): Threshold | null {
  const known = rising.filter((entry) => entry[key] !== null);
  const entry = known.findLast((candidate) => candidate.validFrom <= day) ?? known[0];
  const value = entry?.[key] ?? null;
  return entry && value !== null ? { value, source: 'profile', since: entry.validFrom } : null;
}
