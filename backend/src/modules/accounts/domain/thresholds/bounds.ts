/**
 * Lowest and highest value that is taken. Generous: they refuse only nonsense. Reading X-53 of the
 * checklist, times are ours.
 */
export const BOUNDS = {
  age: [13, 120],
  heightCm: [90, 250],
  weightKg: [25, 300],
  trainingVolumeHours: [0, 60],
  rideDaysPerWeek: [0, 7],
  ftpW: [30, 700],
  maxHr: [100, 250],
  restingHr: [25, 120],
  /** What the base pace is clamped to anyway (ONB-52). s/km. */
  basePaceSPerKm: [180, 1_200],
  /** Seconds; from below the world records to a walk. */
  fiveKmS: [700, 3 * 3_600],
  tenKmS: [1_500, 6 * 3_600],
  marathonS: [7_000, 12 * 3_600],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

/** Borders of zones set by hand: W, bpm, s/km. */
export const ZONE_BOUNDS = {
  power: [0, 2_500],
  heartRate: [25, 260],
  pace: [120, 3_600],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
