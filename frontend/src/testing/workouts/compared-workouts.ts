import type { MetricResult } from '#features/workouts/model/analysis.js';
import type { Workout } from '#features/workouts/model/workout.js';
import { openedRun, openedWorkout } from './workout-detail.js';

type Shape = Workout['analysis']['sessionShape'];

/** What a comparison looks at; everything else is as on any other day. */
export interface Session extends Partial<Omit<Workout, 'analysis' | 'rawSummaryJson'>> {
  readonly shape?: Shape;
  readonly temperature?: number | null;
  readonly avgSpeed?: number;
  readonly metrics?: Readonly<Record<string, MetricResult>>;
  readonly analysis?: Partial<Workout['analysis']>;
}

export function metric(
  value: number,
  unit: string,
  changes: Partial<MetricResult> = {},
): MetricResult {
  return { value, unit, version: 1, applicable: true, ...changes };
}

export function unjudged(reason: string): MetricResult {
  return { value: null, unit: '', version: 1, applicable: false, reason };
}

function session(
  workout: Workout,
  { shape = 'steady', temperature, avgSpeed, metrics = {}, analysis = {}, ...changes }: Session,
): Workout {
  const { session: summary } = workout.rawSummaryJson;
  return {
    ...workout,
    ...changes,
    summaryJson: {
      ...workout.summaryJson,
      ...(avgSpeed === undefined ? {} : { avg_speed_kph: avgSpeed * 3.6 }),
      ...(temperature === undefined ? {} : { avg_temperature: temperature }),
    },
    rawSummaryJson: {
      session: {
        ...summary,
        avg_speed: avgSpeed ?? summary.avg_speed,
        avg_temperature: temperature === undefined ? summary.avg_temperature : temperature,
      },
    },
    analysis: { ...workout.analysis, sessionShape: shape, metrics, ...analysis },
  };
}

/** A steady hour of 36 km at 182 W and 148 bpm with 310 m of climbing at 21 °C. */
export function rideOf(changes: Session = {}): Workout {
  return session(openedWorkout(), changes);
}

/** A steady run of 10 km in 45 minutes. */
export function runOf(changes: Session = {}): Workout {
  return session(openedRun(), changes);
}
