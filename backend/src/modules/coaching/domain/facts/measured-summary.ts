import type { WorkoutSummary } from '#analysis/analysed-workout.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { REASONS } from '#analysis/metrics/reasons.js';

/** Sums of the device and the metric that tells whether anything was measured at all. */
const MEASURED_BY: Readonly<Partial<Record<keyof WorkoutSummary, string>>> = {
  avgPowerW: 'averagePower',
  maxPowerW: 'maxPower',
  avgHr: 'averageHeartRate',
  maxHr: 'maxHeartRate',
  avgCadence: 'averageCadence',
  maxCadence: 'maxCadence',
  avgSpeedMps: 'averageSpeed',
  maxSpeedMps: 'maxSpeed',
};

/** Few beats of a session say nothing of the rest of it. */
const OF_HEART_RATE: readonly string[] = ['avgHr', 'maxHr'];

/** Why the heart rate of a workout is left out; null where it is not. */
export function scantHeartRate({ analysis }: AnalysedWorkout): string | null {
  const reason = analysis.metrics['averageHeartRate']?.reason;
  return reason === REASONS.scantHeartRate ? reason : null;
}

/**
 * Some devices sum up a sensor that was not there as zero; that is no measurement, and becomes
 * null, as does a heart rate that most of the session lacks.
 */
export function measuredOnly(workout: AnalysedWorkout): AnalysedWorkout {
  const { summary, analysis } = workout;
  const noHeartRate = scantHeartRate(workout) !== null;
  const entries = Object.entries(summary).map(([name, value]): [string, number | null] => {
    const metric = MEASURED_BY[name as keyof WorkoutSummary];
    const nothing =
      (noHeartRate && OF_HEART_RATE.includes(name)) ||
      (value === 0 &&
        metric !== undefined &&
        (analysis.metrics[metric]?.value ?? 0) === 0 &&
        analysis.metrics[metric]?.applicable !== true);
    return [name, nothing ? null : (value as number | null)];
  });
  return { ...workout, summary: Object.fromEntries(entries) as unknown as WorkoutSummary };
}
