import type { DayLoad } from './daily-loads.js';
import type { Day } from './days.js';

/** Days over which fitness and fatigue average [Coggan, Performance Manager]. */
export const FITNESS_DAYS = 42;
export const FATIGUE_DAYS = 7;

/** Fitness, fatigue and form on one day, in units of daily load. */
export interface FitnessDay {
  readonly day: Day;
  readonly load: number;
  /** Exponentially weighted load of about six weeks (CTL). */
  readonly fitness: number;
  /** The same of about one week (ATL). */
  readonly fatigue: number;
  /** Fitness − fatigue of the day before (TSB); a number, no verdict. */
  readonly form: number;
  /**
   * Under 42 days of history fitness still rises from nothing, whatever the athlete did before:
   * nothing follows from form.
   */
  readonly warmingUp: boolean;
}

/**
 * Fitness, fatigue and form of days that follow on each other, from nothing before the first. x(t)
 * = x(t − 1) + (load − x(t − 1)) · k with k = 1 − e^(−1/n) [GC PMCData.cpp; TrainingPeaks takes k =
 * 1/n]. Source: Banister; Coggan. Form is of the day before, so that today's session does not
 * change how the day began.
 */
export function fitnessOf(days: readonly DayLoad[]): FitnessDay[] {
  const [slow, fast] = [weightOf(FITNESS_DAYS), weightOf(FATIGUE_DAYS)];
  let fitness = 0;
  let fatigue = 0;
  return days.map(({ day, load }, at) => {
    const form = fitness - fatigue;
    fitness += (load - fitness) * slow;
    fatigue += (load - fatigue) * fast;
    return { day, load, fitness, fatigue, form, warmingUp: at + 1 < FITNESS_DAYS };
  });
}

function weightOf(days: number): number {
  return 1 - Math.exp(-1 / days);
}
