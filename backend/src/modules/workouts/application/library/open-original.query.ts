import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AccountStanding } from '#accounts/index.js';
import { noSuchWorkout } from '#workouts/domain/errors.js';
import { FitFileStore } from '#workouts/ports/fit-file.store.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';

/** The file that a workout was made of, byte for byte. */
@Injectable()
export class OpenOriginal {
  constructor(
    private readonly standing: AccountStanding,
    private readonly workouts: WorkoutReader,
    private readonly files: FitFileStore,
  ) {}

  /** Throws ONBOARDING_REQUIRED; NOT_FOUND, also where it is another athlete's. */
  async execute(
    userId: string,
    workoutId: string,
  ): Promise<{ fileName: string; content: Readable }> {
    await this.standing.assertProfileCompleted(userId);
    const file = await this.workouts.file(userId, workoutId);
    const content = file && (await this.files.stream(file.fileKey));
    if (!file || !content) throw noSuchWorkout();
    return { fileName: file.fileName, content };
  }
}
