import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { noSuchWorkout } from '#workouts/domain/errors.js';
import { FitFileStore } from '#workouts/ports/fit-file.store.js';
import { WorkoutRepository } from '#workouts/ports/workout.repository.js';

/**
 * Removes a workout with its analysis, reports, chat and original file. An upload of a trial stays
 * used.
 */
@Injectable()
export class DeleteWorkout {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly workouts: WorkoutRepository,
    private readonly files: FitFileStore,
  ) {}

  /** Throws NOT_FOUND, also where it is another athlete's. */
  async execute(userId: string, workoutId: string): Promise<void> {
    const fileKey = await this.unitOfWork.run(() => this.workouts.remove(userId, workoutId));
    if (fileKey === null) throw noSuchWorkout();
    // After the commit: a crash in between leaves a file without a row, which housekeeping removes.
    await this.files.remove(fileKey);
  }
}
