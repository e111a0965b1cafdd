/**
 * Whose legs and heart a simulated session has. W, bpm, bpm, kg, and the m/s on the flat that they
 * hold for an hour.
 */
export interface Physique {
  readonly ftpW: number;
  readonly maxHr: number;
  readonly restingHr: number;
  readonly weightKg: number;
  readonly hourSpeedMps: number;
}

export const EVERYDAY_ATHLETE: Physique = {
  ftpW: 250,
  maxHr: 190,
  restingHr: 50,
  weightKg: 70,
  hourSpeedMps: 3.9,
};
