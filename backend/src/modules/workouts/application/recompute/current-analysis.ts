import { Injectable } from '@nestjs/common';
import type { Analysis } from '#analysis/analysis.js';
import type { Recording } from '#analysis/recording/recording.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AthleteProfiles } from '#accounts/index.js';
import { localDay } from '#workouts/domain/local-day.js';
import { sameThresholds } from '#workouts/domain/same-thresholds.js';
import { WorkoutAnalyser } from '#workouts/ports/workout-analyser.js';
import { WorkoutRepository } from '#workouts/ports/workout.repository.js';

/**
 * An athlete who sets thresholds faster than this many analyses is waited for: the queue tries
 * again later.
 */
const MOST_ROUNDS = 5;

/**
 * Analyses while nothing is locked, and has it stored only where the thresholds are still those it
 * was made by: what is stored is never stale, and a slow analysis holds up nobody.
 */
@Injectable()
export class CurrentAnalysis {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly workouts: WorkoutRepository,
    private readonly profiles: AthleteProfiles,
    private readonly analyser: WorkoutAnalyser,
  ) {}

  /**
   * @param store called once, in a unit of work that holds the athlete's lock: thresholds that
   * change from then on find what it stored
   * @throws DomainError as `WorkoutAnalyser.analyse`; Error where the thresholds keep changing
   */
  async make(
    userId: string,
    recording: Recording,
    store: (analysis: Analysis) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<void> {
    const day = localDay(recording.startTimeMs, recording.utcOffsetS);
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const thresholds = await this.profiles.thresholdsOn(userId, day);
      const analysis = await this.analyser.analyse(recording, thresholds, signal);
      const stored = await this.unitOfWork.run(async () => {
        await this.workouts.lockAthlete(userId);
        if (!sameThresholds(thresholds, await this.profiles.thresholdsOn(userId, day)))
          return false;
        await store(analysis);
        return true;
      });
      if (stored) return;
    }
    throw new Error('the thresholds changed during each analysis: try again');
  }
}
