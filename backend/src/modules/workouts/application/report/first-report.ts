import { Injectable } from '@nestjs/common';
import type { Analysis } from '#analysis/analysis.js';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { AthleteProfiles } from '#accounts/index.js';
import {
  factsOf,
  forCoach,
  type WorkoutForCoach,
} from '#workouts/domain/report/workout-for-coach.js';
import type { WorkoutView } from '#workouts/domain/library/workout-views.js';
import type { Workout } from '#workouts/domain/workout.js';
import { WorkoutRepository } from '#workouts/ports/workout.repository.js';
import { ReportAuthors } from './report-authors.js';

/**
 * Has the first report of a workout written in the athlete's units and stores it, in place of an
 * older one. Joins the unit of work under way, which holds the athlete's lock, so that units cannot
 * change in between.
 */
@Injectable()
export class FirstReport {
  constructor(
    private readonly authors: ReportAuthors,
    private readonly workouts: WorkoutRepository,
    private readonly profiles: AthleteProfiles,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async put(workout: Workout, analysis: Analysis): Promise<void> {
    await this.store(factsOf(workout, analysis), this.ids.next(), this.clock.now());
  }

  /** The same report in other words: it keeps its id and its date. */
  async rewrite(userId: string, view: WorkoutView): Promise<void> {
    const older = view.reports.find(({ kind }) => kind === 'first');
    if (older) await this.store(forCoach(userId, view), older.id, older.createdAt);
  }

  private async store(facts: WorkoutForCoach, id: string, createdAt: Date): Promise<void> {
    const report = await this.authors.reportInContext(
      facts,
      await this.profiles.unitsOf(facts.userId),
    );
    if (report) await this.workouts.putReport(facts.id, { ...report, id, createdAt });
  }
}
