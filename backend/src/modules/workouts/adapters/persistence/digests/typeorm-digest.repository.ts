import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { WorkoutDigest } from '#workouts/domain/progress/workout-digest.js';
import { DigestRepository } from '#workouts/ports/digest.repository.js';
import type { OwnedWorkout } from '#workouts/ports/report-jobs.js';
import { putDigest } from './put-digest.js';

@Injectable()
export class TypeormDigestRepository extends DigestRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  lacking(version: number, limit: number): Promise<readonly OwnedWorkout[]> {
    return this.session.manager().query<OwnedWorkout[]>(
      `SELECT workouts.user_id AS "userId", workouts.id AS "workoutId"
       FROM workouts LEFT JOIN workout_digests ON workout_digests.workout_id = workouts.id
       WHERE workout_digests.version IS DISTINCT FROM $1 ORDER BY workouts.start_time DESC LIMIT $2`,
      [version, limit],
    );
  }

  put(digest: WorkoutDigest): Promise<void> {
    return putDigest(this.session.manager(), digest);
  }
}
