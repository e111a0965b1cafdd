import type { Thresholds } from '../../../src/analysis/thresholds.js';
import { profileThreshold } from '../recording.builder.js';

/** Who rides and runs here. W, bpm, bpm, kg, m/s held for an hour. */
export const PHYSIQUE = { ftpW: 250, maxHr: 190, restingHr: 50, weightKg: 70, hourSpeedMps: 3.9 } as const;

/** The same person as the product knows them. */
export const SIMULATED_ATHLETE: Thresholds = {
  ftpW: profileThreshold(PHYSIQUE.ftpW),
  maxHr: profileThreshold(PHYSIQUE.maxHr),
  restingHr: profileThreshold(PHYSIQUE.restingHr),
  weightKg: profileThreshold(PHYSIQUE.weightKg),
};
