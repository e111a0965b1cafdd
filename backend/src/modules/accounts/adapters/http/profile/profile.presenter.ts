import type { AthleteProfile } from '#accounts/domain/athlete-profile.js';
import type { ProfileView } from './profile.answer.js';

export function presentProfile({ units, thresholds }: AthleteProfile): ProfileView {
  return {
    unitSystem: units.system,
    paceUnit: units.pace,
    distanceUnit: units.distance,
    elevationUnit: units.elevation,
    currentFTP: thresholds.ftpW,
    maxHR: thresholds.maxHr,
    restingHR: thresholds.restingHr,
    weightKg: thresholds.weightKg,
  };
}
