import type { CoachedWorkout } from './coached-workout.js';
import type { UnknownDraft } from './fact.js';

/** What cannot be told about this workout, and why. */
export function unknownsOf(workout: CoachedWorkout): UnknownDraft[] {
  return [...missingSensors(workout), ...missingThresholds(workout), ...unjudged(workout), ...BEYOND_THE_FILE];
}

function missingSensors({ summary, family, indoor, distanceM }: CoachedWorkout): UnknownDraft[] {
  const session = family === 'running' ? 'run' : 'ride';
  const row = (missing: boolean, key: string, label: string, reason: string) => (missing ? [{ key, label, reason }] : []);
  return [
    ...row(summary.avgPowerW === null && family === 'cycling', 'power', 'Power', `this ${session} was recorded without a power meter`),
    ...row(summary.avgHr === null, 'heartRate', 'Heart rate', `this ${session} has no usable heart rate`),
    ...row(summary.avgCadence === null, 'cadence', 'Cadence', `this ${session} was recorded without cadence`),
    ...row(summary.avgTempC === null, 'temperature', 'Temperature', `the device recorded no temperature`),
    ...row(distanceM === null, 'distance', 'Distance', `the device recorded no distance`),
    ...row(indoor, 'climbing', 'Climbing', `this ${session} was indoors`),
    ...row(!indoor && summary.elevGainM === null, 'climbing', 'Climbing', `the device recorded no elevation`),
  ];
}

function missingThresholds({ analysis, family, summary }: CoachedWorkout): UnknownDraft[] {
  const { ftpW, maxHr, restingHr } = analysis.thresholds;
  const unknowns: UnknownDraft[] = [];
  if (family === 'cycling' && summary.avgPowerW !== null && ftpW === null) {
    unknowns.push({ key: 'ftp', label: 'Intensity, training stress and power zones', reason: 'your profile has no FTP for that day' });
  }
  if (summary.avgHr !== null && (maxHr === null || restingHr === null)) {
    const missing = maxHr === null && restingHr === null ? 'neither your maximum nor your resting heart rate' : maxHr === null ? 'no maximum heart rate' : 'no resting heart rate';
    unknowns.push({ key: 'heartRateZones', label: 'Heart rate zones', reason: `your profile holds ${missing}` });
  }
  return unknowns;
}

function unjudged({ analysis }: CoachedWorkout): UnknownDraft[] {
  const { sessionShape, pacing } = analysis;
  if (sessionShape === 'intervals') {
    return [{ key: 'pacing', label: 'Pacing over the whole session', reason: 'this was an interval session, which is not meant to be even' }];
  }
  if (pacing === null) return [{ key: 'pacing', label: 'Pacing', reason: 'too little of the session can be compared part by part' }];
  return [];
}

const BEYOND_THE_FILE: readonly UnknownDraft[] = [
  { key: 'history', label: 'Comparison with other sessions', reason: 'I only see this one workout here' },
  { key: 'readiness', label: 'Recovery and readiness', reason: 'sleep, soreness, stress and your other training are not in this file' },
  { key: 'nutrition', label: 'Food and drink', reason: 'what you ate and drank is not in this file' },
];
