import { Injectable } from '@nestjs/common';
import { newJob } from '#platform/queue/jobs/job-definition.js';
import { Outbox } from '#platform/queue/outbox/outbox.js';
import { AnalysisJobs } from '#workouts/ports/analysis-jobs.js';
import { ANALYSE_WORKOUT } from './analyse-workout.job.js';

@Injectable()
export class OutboxAnalysisJobs extends AnalysisJobs {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  plan(workoutId: string, occasion: string): Promise<void> {
    return this.outbox.add(newJob(ANALYSE_WORKOUT, { workoutId, occasion }));
  }
}
