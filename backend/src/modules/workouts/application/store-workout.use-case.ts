import { Injectable } from '@nestjs/common';
import { analyse } from '../../../analysis/analyse.js';
import type { Analysis } from '../../../analysis/analysis.js';
import type { Recording } from '../../../analysis/recording/recording.js';
import { Clock } from '../../../kernel/clock.js';
import { IdGenerator } from '../../../kernel/id-generator.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AthleteProfiles } from '../../accounts/index.js';
import { duplicateFile } from '../domain/errors.js';
import { localDay } from '../domain/local-day.js';
import { newWorkout } from '../domain/new-workout.js';
import type { Upload } from '../domain/upload.js';
import type { Workout } from '../domain/workout.js';
import { UploadRepository } from '../ports/upload.repository.js';
import { WorkoutRepository } from '../ports/workout.repository.js';
import { ENGINE_BUILD } from './engine-build.js';
import { FirstReport } from './first-report.js';

/** Stores what was read from an upload, with its analysis and first report, and closes the upload: all or nothing. */
@Injectable()
export class StoreWorkout {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly uploads: UploadRepository,
    private readonly workouts: WorkoutRepository,
    private readonly profiles: AthleteProfiles,
    private readonly firstReport: FirstReport,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Throws DUPLICATE_FILE where the session is stored already. Stores nothing where a later claim has taken the upload over. */
  async execute(claimed: Upload, recording: Recording): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Thresholds that change from here on find this workout stored and have it computed again.
      await this.workouts.lockAthlete(claimed.userId);
      const day = localDay(recording.startTimeMs, recording.utcOffsetS);
      const analysis = analyse(recording, await this.profiles.thresholdsOn(claimed.userId, day));
      const workout = newWorkout(this.ids.next(), claimed, recording, analysis, this.clock.now());
      if (!(await this.uploads.finish(claimed.id, claimed.attempt, workout.id, this.clock.now()))) return;
      await this.insert(workout, analysis);
      await this.firstReport.put(workout, analysis);
    });
  }

  private async insert(workout: Workout, analysis: Analysis): Promise<void> {
    if (await this.workouts.insert(workout, analysis, ENGINE_BUILD)) return;
    const same = await this.workouts.sameSession(workout);
    if (!same) throw new Error('the session that was in the way of a workout is gone: try again');
    throw duplicateFile(`The same session was uploaded as "${same.fileName}".`, same.id);
  }
}
