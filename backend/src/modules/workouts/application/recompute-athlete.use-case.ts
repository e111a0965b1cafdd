import { Injectable } from '@nestjs/common';
import { IdGenerator } from '../../../kernel/id-generator.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { ThresholdListener } from '../../accounts/index.js';
import { AnalysisJobs } from '../ports/analysis-jobs.js';
import { AnalysisRepository } from '../ports/analysis.repository.js';
import { WorkoutRepository } from '../ports/workout.repository.js';

/** Has every workout of an athlete analysed again, newest first, in the unit of work that changed the thresholds. */
@Injectable()
export class RecomputeAthlete extends ThresholdListener {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly workouts: WorkoutRepository,
    private readonly analyses: AnalysisRepository,
    private readonly jobs: AnalysisJobs,
    private readonly ids: IdGenerator,
  ) {
    super();
  }

  override thresholdsChanged(userId: string): Promise<void> {
    return this.execute(userId);
  }

  async execute(userId: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.workouts.lockAthlete(userId);
      const occasion = this.ids.next();
      for (const workoutId of await this.analyses.markAthlete(userId)) await this.jobs.plan(workoutId, occasion);
    });
  }
}
