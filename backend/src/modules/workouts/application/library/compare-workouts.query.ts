import { Injectable } from '@nestjs/common';
import { AccountStanding, AthleteProfiles } from '#accounts/index.js';
import { noSuchWorkout, unlikeSports } from '#workouts/domain/errors.js';
import { wordedFor } from '#workouts/domain/library/worded-for.js';
import type { WorkoutView } from '#workouts/domain/library/workout-views.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';

/** Two or three workouts of one sport family side by side. */
@Injectable()
export class CompareWorkouts {
  constructor(
    private readonly standing: AccountStanding,
    private readonly workouts: WorkoutReader,
    private readonly profiles: AthleteProfiles,
  ) {}

  /**
   * The workouts in the order of the ids. Throws ONBOARDING_REQUIRED; NOT_FOUND where one is
   * missing or another athlete's, VALIDATION_FAILED where rides and runs are mixed.
   */
  async execute(userId: string, ids: readonly string[]): Promise<readonly WorkoutView[]> {
    await this.standing.assertProfileCompleted(userId);
    const found = new Map(
      (await this.workouts.byIds(userId, ids)).map((workout) => [workout.id, workout]),
    );
    const workouts = ids.map((id) => found.get(id.toLowerCase()) ?? missing());
    if (new Set(workouts.map((workout) => workout.family)).size > 1) {
      throw unlikeSports(workouts.map(({ sport }) => sport));
    }
    const units = await this.profiles.unitsOf(userId);
    return workouts.map((workout) => wordedFor(workout, units));
  }
}

function missing(): never {
  throw noSuchWorkout();
}
