import { Injectable } from '@nestjs/common';
import type { Analysis } from '../../../analysis/analysis.js';
import { Clock } from '../../../kernel/clock.js';
import { IdGenerator } from '../../../kernel/id-generator.js';
import type { Workout } from '../domain/workout.js';
import { WorkoutRepository } from '../ports/workout.repository.js';
import { ReportAuthors } from './report-authors.js';

/** Has the first report of a workout written and stores it, in place of an older one. Joins the unit of work under way. */
@Injectable()
export class FirstReport {
  constructor(
    private readonly authors: ReportAuthors,
    private readonly workouts: WorkoutRepository,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async put(workout: Workout, analysis: Analysis): Promise<void> {
    const { id, userId, fileName, durationS, elapsedS, distanceM, summary, recording } = workout;
    const { sport, family, indoor, utcOffsetS, warnings } = recording;
    const report = this.authors.firstReport({
      ...{ id, userId, fileName, durationS, elapsedS, distanceM, summary, analysis },
      ...{ sport, family, indoor, utcOffsetS, warnings },
      startTime: new Date(recording.startTimeMs),
    });
    if (report) await this.workouts.putReport(id, { ...report, id: this.ids.next(), createdAt: this.clock.now() });
  }
}
