/** Where a threshold was taken from; the athlete is always told. */
export type ThresholdSource = 'profile' | 'device';

export interface Threshold {
  readonly value: number;
  readonly source: ThresholdSource;
  /** Day from which it holds (YYYY-MM-DD); null where it came with the file. */
  readonly since: string | null;
}

/** The thresholds that held on the day of the workout. Watts, bpm, bpm, kg. Nothing is ever defaulted. */
export interface Thresholds {
  readonly ftpW: Threshold | null;
  readonly maxHr: Threshold | null;
  readonly restingHr: Threshold | null;
  readonly weightKg: Threshold | null;
  /** Base pace of the pace zones (5 km time / 5), seconds per km; absent where the profile has no race time. */
  readonly basePaceSPerKm?: Threshold | null;
  /** Critical power and W′ as the athlete knows them; only both together say anything. W, J. */
  readonly criticalPowerW?: Threshold | null;
  readonly wPrimeJ?: Threshold | null;
  /** Decides the weighting of heart-rate load; absent or `other`: the mean of both is taken, and told. */
  readonly sex?: 'male' | 'female' | 'other' | null;
}
