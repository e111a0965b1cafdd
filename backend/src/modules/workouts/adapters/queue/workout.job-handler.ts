import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import {
  HopelessJobError,
  type JobContext,
  type PayloadOf,
} from '#platform/queue/jobs/job-definition.js';
import { OnJob } from '#platform/queue/jobs/on-job.js';
import { ImportWorkout } from '#workouts/application/import/import-workout.use-case.js';
import { AnalyseWorkout } from '#workouts/application/recompute/analyse-workout.use-case.js';
import { RewriteReport } from '#workouts/application/report/rewrite-report.use-case.js';
import { ANALYSE_WORKOUT, PARSE_FIT_FILE, REWRITE_REPORT } from './workout.jobs.js';

@Injectable()
export class WorkoutJobHandler {
  constructor(
    private readonly importWorkout: ImportWorkout,
    private readonly analyseWorkout: AnalyseWorkout,
    private readonly reports: RewriteReport,
  ) {}

  @OnJob(PARSE_FIT_FILE)
  parse({ uploadId }: PayloadOf<typeof PARSE_FIT_FILE>, context: JobContext): Promise<void> {
    return this.importWorkout.execute(uploadId, context);
  }

  /** A retry cannot help where the workout itself is at fault. */
  @OnJob(ANALYSE_WORKOUT)
  async analyse(
    { workoutId }: PayloadOf<typeof ANALYSE_WORKOUT>,
    { signal }: JobContext,
  ): Promise<void> {
    try {
      await this.analyseWorkout.execute(workoutId, signal);
    } catch (error) {
      throw error instanceof DomainError
        ? new HopelessJobError(`workout ${workoutId}: ${error.message}`, { cause: error })
        : error;
    }
  }

  @OnJob(REWRITE_REPORT)
  rewriteReport({ userId, workoutId }: PayloadOf<typeof REWRITE_REPORT>): Promise<void> {
    return this.reports.execute({ userId, workoutId });
  }
}
