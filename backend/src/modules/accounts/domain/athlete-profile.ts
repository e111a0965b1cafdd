import type { UnitPreferences } from '../../../kernel/units.js';

/** Thresholds as the athlete knows them; null where unknown. Watts, bpm, bpm, kg. */
export interface ThresholdValues {
  readonly ftpW: number | null;
  readonly maxHr: number | null;
  readonly restingHr: number | null;
  readonly weightKg: number | null;
}

/** Thresholds and the day (YYYY-MM-DD) from which they hold. */
export interface DatedThresholds extends ThresholdValues {
  readonly validFrom: string;
}

/** How the athlete wants to read numbers, and what they know of themselves now. */
export interface AthleteProfile {
  readonly units: UnitPreferences;
  readonly thresholds: ThresholdValues;
}
