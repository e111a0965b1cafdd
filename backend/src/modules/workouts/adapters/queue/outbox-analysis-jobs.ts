import { Injectable } from '@nestjs/common';
import { plan } from '#platform/queue/job-definition.js';
import { Outbox } from '#platform/queue/outbox.js';
import { AnalysisJobs } from '#workouts/ports/analysis-jobs.js';
import { ANALYSE_WORKOUT } from './analyse-workout.job.js';

@Injectable()
export class OutboxAnalysisJobs extends AnalysisJobs {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  plan(workoutId: string, occasion: string): Promise<void> {
    return this.outbox.add(plan(ANALYSE_WORKOUT, { workoutId, occasion }));
  }
}
