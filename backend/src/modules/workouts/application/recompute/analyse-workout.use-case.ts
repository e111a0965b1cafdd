import { Injectable } from '@nestjs/common';
import type { Analysis } from '#analysis/analysis.js';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { changeBetween, withChange } from '#workouts/domain/changes/analysis-change.js';
import { factsOf } from '#workouts/domain/report/workout-for-coach.js';
import { sessionTotals } from '#workouts/domain/summary/session-totals.js';
import { summarise } from '#workouts/domain/summary/summarise.js';
import { digestOf } from '#workouts/domain/progress/workout-digest.js';
import type { Workout } from '#workouts/domain/workout.js';
import { WorkoutRepository } from '#workouts/ports/workout.repository.js';
import { CurrentAnalysis } from './current-analysis.js';
import { ENGINE_BUILD } from './engine-build.js';
import { FirstReport } from '../report/first-report.js';

/** Analyses a stored workout again, by the thresholds that hold for its day now. */
@Injectable()
export class AnalyseWorkout {
  constructor(
    private readonly workouts: WorkoutRepository,
    private readonly currentAnalysis: CurrentAnalysis,
    private readonly firstReport: FirstReport,
    private readonly clock: Clock,
  ) {}

  /**
   * Does nothing where the workout is gone or another job was quicker.
   *
   * @throws DomainError INVALID_FIT_FILE where it is too much to analyse; the analysis that was
   * there stays
   */
  async execute(workoutId: string, signal?: AbortSignal): Promise<void> {
    if (!(await this.workouts.isAnalysisMarked(workoutId))) return;
    const workout = await this.workouts.recorded(workoutId);
    if (!workout) return;
    try {
      await this.currentAnalysis.make(
        workout.userId,
        workout.recording,
        (analysis) => this.store(workout, analysis),
        signal,
      );
    } catch (error) {
      // It would end so at every further try, and each would cost as much: the next change or
      // engine gets another one.
      if (DomainError.is(error, 'INVALID_FIT_FILE')) await this.workouts.keepAnalysis(workoutId);
      throw error;
    }
  }

  private async store(workout: Workout, analysis: Analysis): Promise<void> {
    if (!(await this.workouts.isAnalysisMarked(workout.id))) return;
    const totals = sessionTotals(workout.recording, analysis);
    const judged = { ...workout, ...totals, summary: summarise(workout.recording, analysis) };
    const digest = digestOf(factsOf(judged, analysis));
    const computedAt = this.clock.now();
    const kept = await this.workouts.analysed(workout.id);
    const made = {
      ...judged,
      family: workout.recording.family,
      analysis,
      engineBuild: ENGINE_BUILD,
    };
    const change = kept && changeBetween(kept, made, computedAt);
    await this.workouts.replaceAnalysis(workout.id, {
      analysis,
      engineBuild: ENGINE_BUILD,
      totals,
      summary: judged.summary,
      digest,
      changes: withChange(kept?.changes ?? [], change),
      computedAt,
    });
    await this.firstReport.put(judged, analysis);
  }
}
