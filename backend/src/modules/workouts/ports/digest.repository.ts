import type { WorkoutDigest } from '../domain/progress/workout-digest.js';
import type { OwnedWorkout } from './report-jobs.js';

/** Writes digests; every method joins the transaction under way. */
export abstract class DigestRepository {
  /** Up to `limit` workouts without a digest of this version. */
  abstract lacking(version: number, limit: number): Promise<readonly OwnedWorkout[]>;

  /** Stores the digest in place of an older one; does nothing where the workout is gone. */
  abstract put(digest: WorkoutDigest): Promise<void>;
}
