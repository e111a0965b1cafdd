import type { SaveProfileDto } from '../../../api/generated/types.gen.js';
import { formatNumber } from '../../../lib/format.js';
import type { Threshold, Thresholds } from './analysis.js';

/** What decides how a session is judged; a field that is left out stays as it is. */
export type ThresholdInput = Pick<SaveProfileDto, 'currentFTP' | 'maxHR' | 'restingHR' | 'weightKg'>;

/** What was taken for this session and where it came from, in words. */
export function thresholdTexts(thresholds: Thresholds): readonly string[] {
  const rows: readonly (readonly [string, string, Threshold | null])[] = [
    ['FTP', 'W', thresholds.ftpW],
    ['Maximum heart rate', 'bpm', thresholds.maxHr],
    ['Resting heart rate', 'bpm', thresholds.restingHr],
    ['Weight', 'kg', thresholds.weightKg],
  ];
  return rows.flatMap(([label, unit, threshold]) => (threshold ? [`${label} ${formatNumber(threshold.value, threshold.value % 1 === 0 ? 0 : 1)}\u00a0${unit} ${origin(threshold)}`] : []));
}

function origin({ source, since }: Threshold): string {
  if (source === 'device') return '(set in your device)';
  return since === null ? '(your profile)' : `(your profile, since ${since})`;
}
