/** Warning signs in one language beside English, on plain lower-case words without accents. */
export interface ForeignSigns {
  readonly emergency: readonly string[];
  readonly doctor: readonly string[];
  readonly crisis: readonly string[];
  readonly eating: readonly string[];
  /** Illness and medicine: to be asked of a doctor, no emergency. */
  readonly illness: readonly string[];
  readonly medicine: readonly string[];
}
