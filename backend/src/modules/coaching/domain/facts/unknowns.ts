import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { hasHeights } from './has-heights.js';
import { scantHeartRate } from './measured-summary.js';
import type { UnknownDraft } from './fact.js';

/**
 * What cannot be told about this workout, and why; the engine's own verdicts on its metrics come on
 * top.
 */
export function unknownsOf(workout: AnalysedWorkout, historyKnown = false): UnknownDraft[] {
  const beyond = historyKnown
    ? BEYOND_THE_FILE.filter(({ key }) => key !== 'history')
    : BEYOND_THE_FILE;
  return [...missingSensors(workout), ...missingThresholds(workout), ...beyond];
}

function missingSensors(workout: AnalysedWorkout): UnknownDraft[] {
  const { summary, family, distanceM } = workout;
  const session = family === 'running' ? 'run' : 'ride';
  const row = (missing: boolean, key: string, label: string, reason: string) =>
    missing ? [{ key, label, reason }] : [];
  return [
    ...row(
      summary.avgPowerW === null && family === 'cycling',
      'power',
      'Power',
      'this ride has no power data',
    ),
    ...row(
      summary.avgPowerW === null && family === 'running',
      'runPower',
      'Power',
      'this run has no power data',
    ),
    ...row(summary.avgHr === null, 'heartRate', 'Heart rate', noHeartRate(workout)),
    ...row(summary.avgCadence === null, 'cadence', 'Cadence', noCadence(workout)),
    ...row(summary.avgTempC === null, 'temperature', 'Temperature', 'no temperature was recorded'),
    ...row(distanceM === null, 'distance', 'Distance', 'no distance was recorded'),
    ...row(!hasHeights(workout), 'climbing', 'Climbing', `this ${session} was indoors`),
    ...row(
      hasHeights(workout) && summary.elevGainM === null,
      'climbing',
      'Climbing',
      'no altitude was recorded',
    ),
  ];
}

/** As the middle of a sentence. */
function noHeartRate(workout: AnalysedWorkout): string {
  const scant = scantHeartRate(workout)?.replace(/\.$/, '');
  return scant === undefined
    ? 'this workout has no heart-rate data'
    : `${scant.charAt(0).toLowerCase()}${scant.slice(1)}`;
}

/** A cadence that was left out was recorded all the same. */
function noCadence({ analysis }: AnalysedWorkout): string {
  return analysis.repairs.some(({ kind }) => kind === LEFT_OUT)
    ? 'it was left out, as the sensor counted turns twice'
    : 'no cadence was recorded';
}

const LEFT_OUT = 'wild-cadence';

function missingThresholds({ analysis, family, summary }: AnalysedWorkout): UnknownDraft[] {
  const { ftpW, maxHr, restingHr } = analysis.thresholds;
  const unknowns: UnknownDraft[] = [];
  if (family === 'cycling' && summary.avgPowerW !== null && ftpW === null) {
    unknowns.push({
      key: 'ftp',
      label: 'Power zones',
      reason: 'no FTP is known for this day, so intensity cannot be judged',
    });
  }
  if (summary.avgHr !== null && (maxHr === null || restingHr === null)) {
    unknowns.push({
      key: 'heartRateZones',
      label: 'Heart rate zones',
      reason: 'your maximum and resting heart rate for this day are not both known',
    });
  }
  return unknowns;
}

const BEYOND_THE_FILE: readonly UnknownDraft[] = [
  {
    key: 'history',
    label: 'Comparison with other sessions',
    reason: 'I only see this one workout here',
  },
  {
    key: 'readiness',
    label: 'Recovery and readiness',
    reason: 'sleep, soreness, stress and your other training are not in this file',
  },
  {
    key: 'nutrition',
    label: 'Food and drink',
    reason: 'what you ate and drank is not in this file',
  },
];
