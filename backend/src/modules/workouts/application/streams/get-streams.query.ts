import { Injectable } from '@nestjs/common';
import { AccountStanding } from '#accounts/index.js';
import { noSuchWorkout } from '#workouts/domain/errors.js';
import type { Streams } from '#workouts/domain/streams/streams.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';
import { assertRange, streamsFrom, type AskedStreams } from './streams-from.js';

/** The time series of a workout, reduced for a screen. */
@Injectable()
export class GetStreams {
  constructor(
    private readonly standing: AccountStanding,
    private readonly workouts: WorkoutReader,
  ) {}

  /**
   * Throws ONBOARDING_REQUIRED; NOT_FOUND, also where it is another athlete's; VALIDATION_FAILED
   * for a name of nothing, for too many of them, and for a range that ends where it begins or
   * before.
   */
  async execute(userId: string, workoutId: string, asked: AskedStreams): Promise<Streams> {
    await this.standing.assertProfileCompleted(userId);
    assertRange(asked);
    const stored = await this.workouts.recording(userId, workoutId);
    if (!stored) throw noSuchWorkout();
    return streamsFrom(stored, asked);
  }
}
