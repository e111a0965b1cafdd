/** Where a threshold was taken from; the athlete is always told. */
export type ThresholdSource = 'profile' | 'device';

export interface Threshold {
  readonly value: number;
  readonly source: ThresholdSource;
  /** Day from which it holds (YYYY-MM-DD); null where it came with the file. */
  readonly since: string | null;
}

/**
 * Edges of the five zones, six values from the lower edge of zone 1 to the upper edge of zone 5;
 * paces from slow to fast.
 */
export type ZoneEdges = readonly [number, number, number, number, number, number];

/**
 * Zones that the athlete set by hand, and the day from which they hold (YYYY-MM-DD). W, bpm or
 * s/km.
 */
export interface OwnZoneTable {
  readonly edges: ZoneEdges;
  readonly source: 'profile';
  readonly since: string;
}

/** Where a table is absent, its zones follow from the other thresholds. */
export interface OwnZoneTables {
  readonly power?: OwnZoneTable;
  readonly heartRate?: { readonly cycling?: OwnZoneTable; readonly running?: OwnZoneTable };
  readonly pace?: OwnZoneTable;
}

/**
 * The thresholds that held on the day of the workout. Watts, bpm, bpm, kg. Nothing is ever
 * defaulted.
 */
export interface Thresholds {
  readonly ftpW: Threshold | null;
  readonly maxHr: Threshold | null;
  readonly restingHr: Threshold | null;
  readonly weightKg: Threshold | null;
  /**
   * Base pace of the pace zones (5 km time / 5), seconds per km; absent where the profile has no
   * race time.
   */
  readonly basePaceSPerKm?: Threshold | null;
  /** Critical power and W′ as the athlete knows them; only both together say anything. W, J. */
  readonly criticalPowerW?: Threshold | null;
  readonly wPrimeJ?: Threshold | null;
  /**
   * Decides the weighting of heart-rate load; absent or `other`: the mean of both is taken, and
   * told.
   */
  readonly sex?: 'male' | 'female' | 'other' | null;
  readonly zones?: OwnZoneTables;
}
