import type { DeviceSummary } from '#analysis/recording/recording.js';

/** The summary of a device that wrote none. */
export const NO_SUMMARY: DeviceSummary = {
  elapsedS: null,
  timerS: null,
  movingS: null,
  distanceM: null,
  avgSpeedMps: null,
  maxSpeedMps: null,
  avgHr: null,
  maxHr: null,
  avgCadence: null,
  maxCadence: null,
  avgPowerW: null,
  maxPowerW: null,
  npW: null,
  ftpW: null,
  ascentM: null,
  descentM: null,
  calories: null,
  avgTempC: null,
};
