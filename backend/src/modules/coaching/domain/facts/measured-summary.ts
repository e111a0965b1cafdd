import type { WorkoutSummary } from '#analysis/analysed-workout.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';

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

/**
 * Some devices sum up a sensor that was not there as zero; that is no measurement, and becomes
 * none.
 */
export function measuredOnly(workout: AnalysedWorkout): AnalysedWorkout {
  const { summary, analysis } = workout;
  const entries = Object.entries(summary).map(([name, value]): [string, number | null] => {
    const metric = MEASURED_BY[name as keyof WorkoutSummary];
    const nothing =
      value === 0 &&
      metric !== undefined &&
      (analysis.metrics[metric]?.value ?? 0) === 0 &&
      analysis.metrics[metric]?.applicable !== true;
    return [name, nothing ? null : (value as number | null)];
  });
  return { ...workout, summary: Object.fromEntries(entries) as unknown as WorkoutSummary };
}
