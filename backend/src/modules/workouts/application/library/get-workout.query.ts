import { Injectable } from '@nestjs/common';
import { AccountStanding, AthleteProfiles } from '#accounts/index.js';
import { noSuchWorkout } from '#workouts/domain/errors.js';
import { wordedFor } from '#workouts/domain/library/worded-for.js';
import type { WorkoutView } from '#workouts/domain/library/workout-views.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';

/** One workout whole, for athletes with a profile by which it can be judged. */
@Injectable()
export class GetWorkout {
  constructor(
    private readonly standing: AccountStanding,
    private readonly workouts: WorkoutReader,
    private readonly profiles: AthleteProfiles,
  ) {}

  /**
   * Throws ONBOARDING_REQUIRED, which tells nothing of the workout; then NOT_FOUND, also where it
   * is another athlete's.
   */
  async execute(userId: string, workoutId: string): Promise<WorkoutView> {
    await this.standing.assertProfileCompleted(userId);
    const workout = await this.workouts.byId(userId, workoutId);
    if (!workout) throw noSuchWorkout();
    return wordedFor(workout, await this.profiles.unitsOf(userId));
  }
}
