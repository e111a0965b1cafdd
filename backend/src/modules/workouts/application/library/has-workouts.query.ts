import { Injectable } from '@nestjs/common';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';

@Injectable()
export class HasWorkouts {
  constructor(private readonly workouts: WorkoutReader) {}

  execute(userId: string): Promise<boolean> {
    return this.workouts.hasAny(userId);
  }
}
