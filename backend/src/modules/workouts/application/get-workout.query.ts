import { Injectable } from '@nestjs/common';
import { noSuchWorkout } from '../domain/errors.js';
import type { WorkoutView } from '../domain/workout-views.js';
import { WorkoutReader } from '../ports/workout-reader.js';

/** One workout whole. */
@Injectable()
export class GetWorkout {
  constructor(private readonly workouts: WorkoutReader) {}

  /** Throws NOT_FOUND, also where it is another athlete's. */
  async execute(userId: string, workoutId: string): Promise<WorkoutView> {
    const workout = await this.workouts.byId(userId, workoutId);
    if (!workout) throw noSuchWorkout();
    return workout;
  }
}
