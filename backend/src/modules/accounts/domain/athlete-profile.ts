import type { UnitPreferences } from '#kernel/units.js';
import type { OwnZones } from './thresholds/own-zones.js';

/** Thresholds as the athlete knows them; null where unknown. Watts, bpm, bpm, kg, s/km. */
export interface ThresholdValues {
  readonly ftpW: number | null;
  readonly maxHr: number | null;
  readonly restingHr: number | null;
  readonly weightKg: number | null;
  /** What the pace zones are multiples of. */
  readonly basePaceSPerKm: number | null;
}

export const NO_VALUES: ThresholdValues = {
  ftpW: null,
  maxHr: null,
  restingHr: null,
  weightKg: null,
  basePaceSPerKm: null,
};

/**
 * What the athlete entered on one day (YYYY-MM-DD), valid from then on; null: nothing was entered.
 */
export interface DatedThresholds extends ThresholdValues {
  readonly validFrom: string;
  readonly zones: OwnZones;
}

export type Sex = 'male' | 'female' | 'other';

/** Everything the athlete ever entered about thresholds. */
export interface ThresholdHistory {
  readonly entries: readonly DatedThresholds[];
  /** The same for every day; null if unknown. */
  readonly sex: Sex | null;
}

/** The athlete's units and current thresholds. */
export interface AthleteProfile {
  readonly units: UnitPreferences;
  readonly thresholds: ThresholdValues;
}
