import type { PlannedDuration, Span } from '../recording/recording.js';

export type PlanMeasure = 'power' | 'heartRate' | 'speed' | 'cadence';

/**
 * What a step aimed at, both ends included: W, bpm, m/s, rpm or steps/min. A ramp leads from its
 * one end to the other.
 */
export interface StepTarget {
  readonly measure: PlanMeasure;
  readonly low: number;
  readonly high: number;
  readonly ramp: boolean;
}

/**
 * `skipped` has no lap or less than a tenth of its length, `extra` is a lap that the plan does not
 * have at its place.
 */
export type StepVerdict = 'done' | 'short' | 'over' | 'skipped' | 'extra';

/** A planned step beside what was done for it; null where not planned or not measured. */
export interface PlanStep {
  /** Place among the steps as they were to be done, repeats unrolled; null for an extra one. */
  readonly number: number | null;
  /** Place of the step in the plan of the file; null where a target was recorded instead. */
  readonly stepIndex: number | null;
  readonly intensity: string | null;
  readonly duration: PlannedDuration | null;
  readonly target: StepTarget | null;
  /** Where it was done; null for a skipped one. */
  readonly done: StepDone | null;
  readonly verdict: StepVerdict;
  readonly inTarget: 'under' | 'in' | 'over' | null;
}

/** Seconds, metres, W, bpm; `mean` is of what the target aims at. */
export interface StepDone extends Span {
  readonly elapsedS: number;
  readonly timerS: number;
  readonly distanceM: number | null;
  readonly avgPowerW: number | null;
  readonly avgHr: number | null;
  readonly avgSpeedMps: number | null;
  readonly mean: number | null;
  /** Mean over the middle of the target; 1 is on target. */
  readonly shareOfTarget: number | null;
  /** Seconds in target over all that hold a value, 0 to 1. */
  readonly timeInTarget: number | null;
}

/** The planned workout against what was done. */
export interface PlanMatch {
  readonly source: 'workout_steps' | 'recorded_target';
  readonly applicable: boolean;
  /** A sentence; present where `applicable` is false. */
  readonly reason?: string;
  readonly steps: readonly PlanStep[];
}
