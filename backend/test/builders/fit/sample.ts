/**
 * One recorded second; null where nothing is measured. FIT's units; cadence is rpm, on runs strides
 * of one foot.
 */
export interface Sample {
  readonly second: number;
  readonly distanceM: number;
  readonly speedMps: number;
  readonly power: number | null;
  readonly heartRate: number | null;
  readonly cadence: number | null;
  readonly altitude: number | null;
  readonly temperature: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}
