import type { ReportAnswer, WorkoutAnswer } from '../../../api/generated/types.gen.js';

type Measured = number | null;

/** The session's numbers in m/s, m, s, kcal, °C, W, bpm and rpm or steps/min. */
export interface SessionSummary {
  readonly avg_speed: Measured;
  readonly max_speed: Measured;
  readonly total_calories: Measured;
  readonly avg_temperature: Measured;
  readonly max_power: Measured;
}

/** One workout whole, as the server tells it. */
export type Workout = Omit<WorkoutAnswer, 'rawSummaryJson'> & { readonly rawSummaryJson: { readonly session: SessionSummary } };
export type Report = ReportAnswer;
