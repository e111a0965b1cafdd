import type { AnalysedWorkout } from '../analysed-workout.js';
import { effortVerdict, rankOf, type EffortLevel } from './effort-verdict.js';
import { effortReadings, isBelieved, type EffortMeasure, type EffortReadings } from './readings.js';
import { tooLittleToJudge } from './too-little.js';

/** What the verdict's word rests on. */
export type EffortGround = EffortMeasure | 'load' | 'length';

/** The one verdict of effort, which report, answers and comparison read. */
export interface Effort {
  /** Null where it may not be judged. */
  readonly level: EffortLevel | null;
  readonly by: EffortGround | null;
  readonly readings: EffortReadings;
  /** What would have been read, had the recording not contradicted its threshold. */
  readonly doubted: readonly EffortMeasure[];
  /** A sentence; present where there is too little to judge anything by. */
  readonly tooLittle?: string;
}

type Judged = Pick<AnalysedWorkout, 'family' | 'durationS' | 'analysis'>;

/** A session is usual up to so much of the average daily load, days of rest among them (ours). */
const USUAL_OF_FITNESS = 1.5;

/**
 * How hard a workout was for its athlete: the larger of intensity, by the measure that says most,
 * and of load and duration. Thresholds that the recording contradicts count for neither.
 *
 * @param fitness average daily load of the weeks before; null where the history is too short
 */
export function effortOf(workout: Judged, fitness: number | null = null): Effort {
  const tooLittle = tooLittleToJudge(workout);
  if (tooLittle !== null) return { level: null, by: null, readings: {}, doubted: [], tooLittle };
  const { readings, doubted } = effortReadings(workout.family, workout.analysis);
  const most = highest(readings);
  const load = believedLoad(workout);
  const level = effortVerdict({
    intensity: most === null ? null : (readings[most] ?? null),
    load,
    durationS: workout.durationS,
    usualLoad: fitness === null ? null : USUAL_OF_FITNESS * fitness,
  });
  const byIntensity = most !== null && rankOf(level) <= rankOf(readings[most] ?? null);
  const byCost = load === null ? 'length' : 'load';
  const by = byIntensity ? most : byCost;
  return { level, by: level === null ? null : by, readings, doubted };
}

/** The measure that calls it hardest; output before heart rate where both say the same. */
function highest(readings: EffortReadings): EffortMeasure | null {
  let found: EffortMeasure | null = null;
  for (const measure of ['power', 'pace', 'heartRate'] as const)
    if (rankOf(readings[measure] ?? null) > rankOf((found && readings[found]) ?? null))
      found = measure;
  return found;
}

/** Training stress, else heart-rate load; of neither where its threshold is contradicted. */
function believedLoad({ family, analysis }: Judged): number | null {
  const valueOf = (id: string, measure: EffortMeasure): number | null => {
    const metric = analysis.metrics[id];
    return metric?.applicable === true && isBelieved(analysis, measure) ? metric.value : null;
  };
  return (
    valueOf('trainingStress', family === 'cycling' ? 'power' : 'pace') ??
    valueOf('heartRateLoad', 'heartRate')
  );
}
