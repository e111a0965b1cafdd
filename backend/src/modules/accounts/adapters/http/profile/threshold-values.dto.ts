import { BOUNDS } from '#accounts/domain/thresholds/bounds.js';
import { ThresholdNumber } from './threshold-number.js';

/** Thresholds as a request states them. */
export class ThresholdValuesDto {
  @ThresholdNumber('FTP', 'W', BOUNDS.ftpW)
  currentFTP?: number | null;

  @ThresholdNumber('Maximum heart rate', 'bpm', BOUNDS.maxHr)
  maxHR?: number | null;

  @ThresholdNumber('Resting heart rate', 'bpm', BOUNDS.restingHr)
  restingHR?: number | null;

  @ThresholdNumber('Weight', 'kg', BOUNDS.weightKg)
  weightKg?: number | null;
}
