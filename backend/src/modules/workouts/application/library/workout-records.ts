import { Injectable } from '@nestjs/common';
import { noSuchWorkout } from '#workouts/domain/errors.js';
import { forCoach, type WorkoutForCoach } from '#workouts/domain/report/workout-for-coach.js';
import {
  WorkoutReader,
  type PackedRecording,
  type RecordedWith,
} from '#workouts/ports/workout-reader.js';

/** The stored facts of workouts, for the modules above this one. */
@Injectable()
export class WorkoutRecords {
  constructor(private readonly workouts: WorkoutReader) {}

  /** Throws NOT_FOUND where there is no such workout or it is another athlete's. */
  async forCoach(userId: string, workoutId: string): Promise<WorkoutForCoach> {
    const view = await this.workouts.byId(userId, workoutId);
    if (!view) throw noSuchWorkout();
    return forCoach(userId, view);
  }

  /**
   * For work that takes long before it is stored, such as an answer: the workout may have been
   * deleted meanwhile. Keeps it until the unit of work ends. Throws NOT_FOUND as `forCoach`.
   */
  async hold(userId: string, workoutId: string): Promise<void> {
    if (!(await this.workouts.hold(userId, workoutId))) throw noSuchWorkout();
  }

  /**
   * The samples of one workout, and by which thresholds its analysis judged it. Throws NOT_FOUND as
   * `forCoach`.
   */
  async samples(userId: string, workoutId: string): Promise<RecordedWith> {
    const recorded = await this.workouts.recording(userId, workoutId);
    if (!recorded) throw noSuchWorkout();
    return recorded;
  }

  /**
   * The same, to be decoded where it is looked at: what waits for that holds little. Throws
   * NOT_FOUND as `forCoach`.
   */
  async packed(userId: string, workoutId: string): Promise<PackedRecording> {
    const packed = await this.workouts.packed(userId, workoutId);
    if (!packed) throw noSuchWorkout();
    return packed;
  }
}
