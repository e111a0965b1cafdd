/**
 * How far an estimate may lie from what a laboratory would measure, as a share on either side
 * (ours, a cautious reading of [K]).
 */
export const VO2MAX_BAND = { power: 0.1, run: 0.1, heartRate: 0.15 } as const;
/** Length of the effort that power is taken from. s. */
export const VO2MAX_EFFORT_S = 300;

/**
 * Of the best 5 minutes on a bike: 10.8 · W/kg + 7. ml/kg/min. Source: ACSM leg cycling equation,
 * as [GC PDModel.h].
 */
export function vo2maxOfPower(watts: number, weightKg: number): number {
  return (10.8 * watts) / weightKg + 7;
}

/**
 * Roughly, of maximum and resting heart rate alone: 15.3 · max / rest. ml/kg/min. Source: Uth et
 * al. 2004.
 */
export function vo2maxOfHeartRates(maxHr: number, restingHr: number): number {
  return (15.3 * maxHr) / restingHr;
}
