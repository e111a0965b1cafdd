import { Injectable } from '@nestjs/common';
import { analyse } from '../../../analysis/analyse.js';
import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AthleteProfiles } from '../../accounts/index.js';
import { localDay } from '../domain/local-day.js';
import { summarise } from '../domain/summarise.js';
import { AnalysisRepository } from '../ports/analysis.repository.js';
import { WorkoutRepository } from '../ports/workout.repository.js';
import { ENGINE_BUILD } from './engine-build.js';
import { FirstReport } from './first-report.js';

/** Analyses a stored workout again, by the thresholds that hold for its day now. */
@Injectable()
export class AnalyseWorkout {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly analyses: AnalysisRepository,
    private readonly workouts: WorkoutRepository,
    private readonly profiles: AthleteProfiles,
    private readonly firstReport: FirstReport,
    private readonly clock: Clock,
  ) {}

  /** Does nothing where the workout is gone or another job was quicker. */
  async execute(workoutId: string): Promise<void> {
    const workout = await this.workouts.recorded(workoutId);
    if (!workout) return;
    await this.unitOfWork.run(async () => {
      // Thresholds that change while we compute wait here, then mark this workout again: what is stored is never stale.
      await this.workouts.lockAthlete(workout.userId);
      if (!(await this.analyses.isRecomputing(workoutId))) return;
      const { recording } = workout;
      const day = localDay(recording.startTimeMs, recording.utcOffsetS);
      const analysis = analyse(recording, await this.profiles.thresholdsOn(workout.userId, day));
      const summary = summarise(recording, analysis);
      await this.workouts.replaceAnalysis(workoutId, { analysis, engineBuild: ENGINE_BUILD, summary, computedAt: this.clock.now() });
      await this.firstReport.put({ ...workout, summary }, analysis);
    });
  }
}
