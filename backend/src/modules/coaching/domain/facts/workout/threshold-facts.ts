import type { Threshold } from '#analysis/thresholds.js';
import type { UnitPreferences } from '#kernel/units.js';
import { THRESHOLD_PACE_FACTOR } from '#analysis/session/run-intensity.js';
import { shownDay } from '#coaching/domain/display/day.js';
import { shownPace } from '#coaching/domain/display/quantities.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { decimal, quantity, text, whole } from '../draft.js';
import type { FactDraft } from '../fact.js';

/** The athlete's own thresholds that the workout was judged by, and whose word they are. */
export function thresholdFacts(
  { analysis, family }: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const { ftpW, maxHr, restingHr, basePaceSPerKm, weightKg } = analysis.thresholds;
  const riding = family === 'cycling';
  return [
    riding ? row('threshold.ftp', 'FTP', ['ftp', 'power'], ftpW, 'W') : null,
    riding ? since('threshold.ftp', 'FTP', ftpW) : null,
    row('threshold.maxHr', 'Maximum heart rate', ['max', 'heartRate'], maxHr, 'bpm'),
    row('threshold.restingHr', 'Resting heart rate', ['resting', 'heartRate'], restingHr, 'bpm'),
    since('threshold.maxHr', 'Maximum heart rate', maxHr),
    riding && weightKg
      ? decimal(
          { ...named('Body weight', weightKg), key: 'threshold.weight', about: ['weight'] },
          weightKg.value,
          'kg',
          1,
        )
      : null,
    ...(riding || !basePaceSPerKm
      ? []
      : [
          basePace(basePaceSPerKm, units),
          thresholdPace(basePaceSPerKm, units),
          since('threshold.basePace', 'Base pace', basePaceSPerKm),
        ]),
  ];
}

/**
 * Nobody enters it: the edge between pace zones 3 and 4, by which intensity and training stress of
 * a run are judged.
 */
function thresholdPace({ value }: Threshold, units: UnitPreferences): FactDraft | null {
  const mps = 1000 / (value * THRESHOLD_PACE_FACTOR);
  const display = shownPace(mps, units);
  const name = {
    key: 'threshold.pace',
    label: 'Threshold pace, derived from your race time',
    about: ['threshold', 'speed'],
    method: 'the base pace with the factor of zone 4',
    quality: 'estimated' as const,
  };
  return display === null ? null : quantity(name, mps, 'm/s', display);
}

/** The day from which a threshold holds: an old one says less. */
function since(key: string, label: string, threshold: Threshold | null): FactDraft | null {
  if (!threshold?.since) return null;
  return text(
    {
      key: `${key}.since`,
      label: `Day from which the ${/^[A-Z]{2}/.test(label) ? label : label.toLowerCase()} holds`,
      about: [],
      method: 'from your profile',
      quality: 'profile',
    },
    shownDay(threshold.since),
  );
}

function row(
  key: string,
  label: string,
  about: readonly string[],
  threshold: Threshold | null,
  unit: string,
): FactDraft | null {
  return threshold && whole({ ...named(label, threshold), key, about }, threshold.value, unit);
}

function basePace(threshold: Threshold, units: UnitPreferences): FactDraft | null {
  const display = shownPace(1000 / threshold.value, units);
  return display === null
    ? null
    : quantity(
        {
          ...named('Base pace', threshold),
          key: 'threshold.basePace',
          about: ['threshold', 'speed'],
        },
        1000 / threshold.value,
        'm/s',
        display,
      );
}

function named(label: string, { source }: Threshold) {
  const from = source === 'profile' ? 'from your profile' : 'from your device';
  return { label: `${label}, ${from}`, quality: 'profile' as const, method: from };
}
