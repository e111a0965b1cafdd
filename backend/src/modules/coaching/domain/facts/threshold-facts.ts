import type { Threshold } from '../../../../analysis/thresholds.js';
import type { UnitPreferences } from '../../../../kernel/units.js';
import { shownPace } from '../display/quantities.js';
import type { CoachedWorkout } from './coached-workout.js';
import { quantity, whole } from './draft.js';
import type { FactDraft } from './fact.js';

/** The athlete's own thresholds that the workout was judged by, and whose word they are. */
export function thresholdFacts({ analysis, family }: CoachedWorkout, units: UnitPreferences): (FactDraft | null)[] {
  const { ftpW, maxHr, restingHr, basePaceSPerKm } = analysis.thresholds;
  const riding = family === 'cycling';
  return [
    riding ? row('threshold.ftp', 'FTP', ['ftp', 'power'], ftpW, 'W') : null,
    row('threshold.maxHr', 'Maximum heart rate', ['max', 'heartRate'], maxHr, 'bpm'),
    row('threshold.restingHr', 'Resting heart rate', ['resting', 'heartRate'], restingHr, 'bpm'),
    riding || !basePaceSPerKm ? null : basePace(basePaceSPerKm, units),
  ];
}

function row(key: string, label: string, about: readonly string[], threshold: Threshold | null, unit: string): FactDraft | null {
  return threshold && whole({ ...named(label, threshold), key, about }, threshold.value, unit);
}

function basePace(threshold: Threshold, units: UnitPreferences): FactDraft | null {
  const display = shownPace(1000 / threshold.value, units);
  return display === null ? null : quantity({ ...named('Base pace', threshold), key: 'threshold.basePace', about: ['threshold', 'speed'] }, 1000 / threshold.value, 'm/s', display);
}

function named(label: string, { source }: Threshold) {
  const from = source === 'profile' ? 'from your profile' : 'from your device';
  return { label: `${label}, ${from}`, quality: 'profile' as const, method: from };
}
