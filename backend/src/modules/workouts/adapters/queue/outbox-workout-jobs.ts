import { Injectable } from '@nestjs/common';
import { Outbox } from '#platform/queue/outbox/outbox.js';
import { WorkoutJobs } from '#workouts/ports/workout-jobs.js';
import type { OwnedWorkout } from '#workouts/ports/workout.repository.js';
import { ANALYSE_WORKOUT, PARSE_FIT_FILE, REWRITE_REPORT } from './workout.jobs.js';

@Injectable()
export class OutboxWorkoutJobs extends WorkoutJobs {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  parse(uploadId: string): Promise<void> {
    return this.outbox.plan(PARSE_FIT_FILE, { uploadId });
  }

  analyse(workoutId: string, occasion: string): Promise<void> {
    return this.outbox.plan(ANALYSE_WORKOUT, { workoutId, occasion });
  }

  rewriteReport({ userId, workoutId }: OwnedWorkout, occasion: string): Promise<void> {
    return this.outbox.plan(REWRITE_REPORT, { userId, workoutId, occasion });
  }
}
