import type { Day } from '#analysis/load/days.js';
import type { WorkoutLoad } from '#analysis/load/workout-load.js';
import type { Places } from '#analysis/places/places.js';
import type { RecordedWorkout } from '#analysis/performance/records.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { PastWorkout } from '../domain/history/past-workout.js';
import type { PlacedWorkout } from '../domain/history/known-places.js';
import type { CountedDigest, DayRange, RecentDigest } from '../domain/progress/digest-views.js';

/** Which earlier workouts may be similar to one. */
export interface Likeness {
  readonly of: Pick<PastWorkout, 'workoutId' | 'startTime' | 'family' | 'indoor'>;
  readonly movingFromS: number;
  readonly movingToS: number;
  readonly since: Day;
}

/** Which earlier workouts may have been at the places of one. Metres. */
export interface Whereabouts {
  readonly of: Pick<PastWorkout, 'workoutId' | 'startTime' | 'family' | 'indoor'>;
  /** Routes of workouts of other distances are left out; null leaves out all. */
  readonly distanceM: { readonly from: number; readonly to: number } | null;
  readonly climbs: boolean;
  readonly since: Day;
}

/**
 * Reads digests of one athlete's workouts, in the order of their starts unless a method says
 * otherwise. A family of null asks for both.
 */
export abstract class DigestReader {
  /** Loads of all workouts within the days. */
  abstract loads(
    userId: string,
    family: SportFamily | null,
    range: DayRange,
  ): Promise<readonly WorkoutLoad[]>;

  /** What counts in the weeks of a range. */
  abstract counted(
    userId: string,
    family: SportFamily | null,
    range: DayRange,
  ): Promise<readonly CountedDigest[]>;

  /**
   * All that ever may be a record, in the order of the days; curves by the usual durations alone.
   * @param wholeFrom before this day a workout whose curve can be seen in no record comes without
   * it; left out, each comes with its own
   */
  abstract recorded(
    userId: string,
    family: SportFamily,
    wholeFrom?: Day,
  ): Promise<readonly RecordedWorkout[]>;

  /**
   * Whole curves of the days of a range; `before` leaves out that workout and those that started
   * after it.
   */
  abstract recent(
    userId: string,
    family: SportFamily,
    range: DayRange,
    before?: { readonly workoutId: string; readonly startTime: Date },
  ): Promise<readonly RecentDigest[]>;

  /** The newest workout that is not after a day; null without any. */
  abstract latest(
    userId: string,
    upTo: Day,
  ): Promise<{ readonly family: SportFamily; readonly day: Day } | null>;

  /**
   * Another text whenever any of the athlete's digests has come, gone or changed; cheap beside
   * reading them.
   */
  abstract stamp(userId: string): Promise<string>;

  /** Of which the athlete has a workout. */
  abstract families(userId: string): Promise<readonly SportFamily[]>;

  /** Family, day and start of a workout; null where it is not the athlete's. */
  abstract whenAndWhat(
    userId: string,
    workoutId: string,
  ): Promise<{ readonly family: SportFamily; readonly day: Day; readonly startTime: Date } | null>;

  /**
   * A workout with a few numbers of its stored analysis, as the two methods below read it; null
   * where it is another athlete's.
   */
  abstract past(userId: string, workoutId: string): Promise<PastWorkout | null>;

  /**
   * Up to `limit` workouts after the first `skip` that started before one, in its sport and place,
   * of about its length; newest first.
   */
  abstract before(
    userId: string,
    like: Likeness,
    skip: number,
    limit: number,
  ): Promise<readonly PastWorkout[]>;

  /** Those of the workouts that are the athlete's, newest first. */
  abstract pastOf(userId: string, workoutIds: readonly string[]): Promise<readonly PastWorkout[]>;

  /** What a workout is recognised by; null without positions. */
  abstract placesOf(userId: string, workoutId: string): Promise<Places | null>;

  /** Up to `limit` workouts that started before one, with what they are recognised by; newest first. */
  abstract placed(
    userId: string,
    where: Whereabouts,
    limit: number,
  ): Promise<readonly PlacedWorkout[]>;

  /** Up to `limit` workouts of the days, newest first. */
  abstract newest(userId: string, range: DayRange, limit: number): Promise<readonly PastWorkout[]>;
}
