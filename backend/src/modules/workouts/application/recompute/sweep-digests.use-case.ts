import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { forCoach } from '#workouts/domain/report/workout-for-coach.js';
import { DIGEST_VERSION, digestOf } from '#workouts/domain/progress/workout-digest.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';
import { WorkoutRepository, type OwnedWorkout } from '#workouts/ports/workout.repository.js';

const BATCH = 50;

/**
 * Makes digests of workouts that were stored before there were any, or by an older way of making
 * them.
 */
@Injectable()
export class SweepDigests {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly workouts: WorkoutRepository,
    private readonly reader: WorkoutReader,
  ) {}

  async fillIn(): Promise<void> {
    const seen = new Set<string>();
    for (;;) {
      const lacking = (await this.workouts.withoutDigest(DIGEST_VERSION, BATCH)).filter(
        ({ workoutId }) => !seen.has(workoutId),
      );
      if (lacking.length === 0) return;
      for (const workout of lacking) await this.digest(workout);
      for (const { workoutId } of lacking) seen.add(workoutId);
    }
  }

  /**
   * Under the athlete's lock: an analysis that is being stored brings its own digest, which must
   * not be overwritten by an older one.
   */
  private async digest({ userId, workoutId }: OwnedWorkout): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.workouts.lockAthlete(userId);
      const view = await this.reader.byId(userId, workoutId);
      if (view) await this.workouts.putDigest(digestOf(forCoach(userId, view)));
    });
  }
}
