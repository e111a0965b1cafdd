import type { Day } from '#analysis/load/days.js';
import type { PastWorkout } from '../domain/history/past-workout.js';
import type { DayRange } from '../domain/progress/digest-views.js';

/** Which earlier workouts may be like one. */
export interface Likeness {
  readonly of: Pick<PastWorkout, 'workoutId' | 'startTime' | 'family' | 'indoor'>;
  readonly movingFromS: number;
  readonly movingToS: number;
  readonly since: Day;
}

/**
 * Earlier workouts with a few numbers of their stored analyses, never the analyses; newest first.
 * Every question names the athlete.
 */
export abstract class HistoryReader {
  /** Null where it is not the athlete's. */
  abstract one(userId: string, workoutId: string): Promise<PastWorkout | null>;

  /**
   * Up to `limit` workouts behind the first `skip` that started before one, in its sport and place,
   * of about its length.
   */
  abstract before(
    userId: string,
    like: Likeness,
    skip: number,
    limit: number,
  ): Promise<readonly PastWorkout[]>;

  abstract latest(userId: string, range: DayRange, limit: number): Promise<readonly PastWorkout[]>;
}
