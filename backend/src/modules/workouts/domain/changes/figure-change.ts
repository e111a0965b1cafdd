/** A threshold with its value before and after; null where it was not set. */
export interface ThresholdChange {
  readonly threshold: ThresholdName;
  readonly before: number | null;
  readonly after: number | null;
}

/** `zones`: edges that the athlete set by hand, which have no single value. */
export type ThresholdName =
  | 'ftpW'
  | 'maxHr'
  | 'restingHr'
  | 'weightKg'
  | 'basePaceSPerKm'
  | 'criticalPowerW'
  | 'wPrimeJ'
  | 'sex'
  | 'zones';

/** A figure of the page in SI units, before and after; null where it had or has no value. */
export interface FigureChange {
  readonly figure: string;
  readonly unit: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** Why and how the figures of a workout changed when it was analysed again. */
export interface AnalysisChange {
  /** ISO 8601. */
  readonly at: string;
  /** Null where the engine was the same. */
  readonly engine: { readonly from: string; readonly to: string } | null;
  readonly thresholds: readonly ThresholdChange[];
  /** Those that differ as they are shown; never empty. */
  readonly figures: readonly FigureChange[];
}
