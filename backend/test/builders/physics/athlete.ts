import type { Thresholds } from '#analysis/thresholds.js';
import { EVERYDAY_ATHLETE } from '#workouts/domain/simulation/athlete.js';
import { profileThreshold } from '../recording.builder.js';

/** Who rides and runs here. */
export const PHYSIQUE = EVERYDAY_ATHLETE;

/** The same person as the product knows them. */
export const SIMULATED_ATHLETE: Thresholds = {
  ftpW: profileThreshold(PHYSIQUE.ftpW),
  maxHr: profileThreshold(PHYSIQUE.maxHr),
  restingHr: profileThreshold(PHYSIQUE.restingHr),
  weightKg: profileThreshold(PHYSIQUE.weightKg),
};
