import { Injectable } from '@nestjs/common';
import type { Analysis } from '#analysis/analysis.js';
import type { Recording } from '#analysis/recording/recording.js';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { duplicateFile } from '#workouts/domain/errors.js';
import { newWorkout } from '#workouts/domain/new-workout.js';
import type { Upload } from '#workouts/domain/upload/upload.js';
import type { Workout } from '#workouts/domain/workout.js';
import { UploadRepository } from '#workouts/ports/upload.repository.js';
import { WorkoutRepository } from '#workouts/ports/workout.repository.js';
import { CurrentAnalysis } from '../recompute/current-analysis.js';
import { ENGINE_BUILD } from '../recompute/engine-build.js';
import { FirstReport } from '../report/first-report.js';

/**
 * Stores what was read from an upload, with its analysis and first report, and closes the upload:
 * all or nothing.
 */
@Injectable()
export class StoreWorkout {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly workouts: WorkoutRepository,
    private readonly currentAnalysis: CurrentAnalysis,
    private readonly firstReport: FirstReport,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores nothing where a later claim has taken the upload over.
   *
   * @throws DomainError DUPLICATE_FILE where the session is stored already, INVALID_FIT_FILE where
   * it is too much to analyse
   */
  async execute(claimed: Upload, recording: Recording, signal?: AbortSignal): Promise<void> {
    await this.currentAnalysis.make(
      claimed.userId,
      recording,
      (analysis) => this.store(claimed, recording, analysis),
      signal,
    );
  }

  private async store(claimed: Upload, recording: Recording, analysis: Analysis): Promise<void> {
    const now = this.clock.now();
    const made = { id: this.ids.next(), createdAt: now };
    if (!(await this.uploads.finish(claimed.id, claimed.attempt, made.id, now))) return;
    const workout = newWorkout(made, claimed, recording, analysis);
    await this.insert(workout, analysis);
    await this.firstReport.put(workout, analysis);
  }

  private async insert(workout: Workout, analysis: Analysis): Promise<void> {
    if (await this.workouts.insert(workout, analysis, ENGINE_BUILD)) return;
    const same = await this.workouts.sameSession(workout);
    if (!same) throw new Error('the session that was in the way of a workout is gone: try again');
    throw duplicateFile(`The same session was uploaded as "${same.fileName}".`, same.id);
  }
}
