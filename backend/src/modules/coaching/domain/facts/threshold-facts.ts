import type { Threshold } from '../../../../analysis/thresholds.js';
import type { CoachedWorkout } from './coached-workout.js';
import { whole } from './draft.js';
import type { FactDraft } from './fact.js';

/** The athlete's own thresholds that the workout was judged by, and whose word they are. */
export function thresholdFacts({ analysis, family }: CoachedWorkout): (FactDraft | null)[] {
  const { ftpW, maxHr, restingHr, weightKg } = analysis.thresholds;
  const row = (key: string, label: string, about: string[], threshold: Threshold | null, unit: string) =>
    threshold && whole({ key, label: `${label}, ${source(threshold)}`, about, quality: 'profile', method: source(threshold) }, threshold.value, unit);
  return [
    family === 'cycling' ? row('threshold.ftp', 'FTP', ['ftp', 'power'], ftpW, 'W') : null,
    row('threshold.maxHr', 'Maximum heart rate', ['threshold', 'max', 'heartRate'], maxHr, 'bpm'),
    row('threshold.restingHr', 'Resting heart rate', ['threshold', 'resting', 'heartRate'], restingHr, 'bpm'),
    row('threshold.weight', 'Weight', [], weightKg, 'kg'),
  ];
}

function source({ source }: Threshold): string {
  return source === 'profile' ? 'from your profile' : 'from your device';
}
