import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { Contradiction } from '#analysis/contradictions/contradiction.js';
import { clockTime, percent, whole, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';

/** The numbers of a contradiction that are no other fact of the sheet. */
export function contradictionValues(
  found: Contradiction,
  { analysis }: AnalysedWorkout,
): FactDraft[] {
  const name = (what: string, label: string, about: readonly string[]): FactName => ({
    key: `contradiction.${found.kind}.${what}`,
    label,
    about,
    method: 'engine contradictions',
    quality: 'derived',
    ...(found.at && { at: { ...found.at, channel: about.at(-1) ?? 'speed' } }),
  });
  if (found.kind === 'race-time-beaten')
    return [
      clockTime(name('time', 'Time of this run over the distance', ['best', 'time']), found.value),
      clockTime(
        name('expected', 'Time that the race time of your profile predicts', ['time']),
        found.against,
      ),
    ];
  const max = analysis.thresholds.maxHr?.value;
  if (found.kind !== 'ftp-too-high' || found.heartRate === undefined || max === undefined)
    return [];
  return [
    whole(name('power', 'Power of these minutes', ['average', 'power']), found.value, 'W'),
    percent(
      name('powerShare', 'Power of these minutes as a share of your FTP', ['ftp', 'power']),
      (found.value / found.against) * 100,
    ),
    whole(
      name('heartRate', 'Heart rate at the end of these minutes', ['heartRate']),
      found.heartRate,
      'bpm',
    ),
    percent(
      name('heartRateShare', 'This heart rate as a share of your maximum', ['max', 'heartRate']),
      (found.heartRate / max) * 100,
    ),
  ];
}
