import { ATHLETE, profileThreshold } from '../builders/recording.builder.js';

/** 46:00 over 10 km as the pace that the profile derives zones from. */
const RUNNER_PACE_S_PER_KM = 262.2;

/** The athlete of the rubric: an FTP of 265 W, a maximum of 190 bpm, 46:00 over 10 km. */
export const RUBRIC_ATHLETE = {
  ...ATHLETE,
  ftpW: profileThreshold(265),
  weightKg: profileThreshold(75),
  basePaceSPerKm: profileThreshold(RUNNER_PACE_S_PER_KM),
};

/** Whose profile the other readings go by: an FTP of 250 W, a maximum of 190 bpm, 4:20 /km. */
export const USUAL_ATHLETE = { ...ATHLETE, basePaceSPerKm: profileThreshold(260) };
