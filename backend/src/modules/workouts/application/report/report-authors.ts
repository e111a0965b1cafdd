import { Injectable } from '@nestjs/common';
import type { UnitPreferences } from '#kernel/units.js';
import type { Report } from '#workouts/domain/report/report.js';
import type { WorkoutForCoach } from '#workouts/domain/report/workout-for-coach.js';

/** Writes the first report of a workout; the coaching module offers one. */
export abstract class ReportAuthor {
  /** From its stored facts alone. */
  abstract write(workout: WorkoutForCoach, units: UnitPreferences): Report;

  /**
   * With its samples, the athlete's level and what came before it, all as stored; joins the unit of
   * work under way.
   */
  abstract writeInContext(workout: WorkoutForCoach, units: UnitPreferences): Promise<Report>;
}

/** Where the coaching module registers who writes first reports; this module stays below it. */
@Injectable()
export class ReportAuthors {
  private author: ReportAuthor | null = null;

  /** Registers the author; a second one is a wiring mistake. */
  register(author: ReportAuthor): void {
    if (this.author) throw new Error('an author of first reports is registered already');
    this.author = author;
  }

  /**
   * The first report of a stored workout, with all that is known beside it; null where nobody
   * writes any. Joins the unit of work under way.
   */
  async reportInContext(workout: WorkoutForCoach, units: UnitPreferences): Promise<Report | null> {
    return (await this.author?.writeInContext(workout, units)) ?? null;
  }

  /** The same from the workout's facts alone, for one that is nobody's. */
  firstReport(workout: WorkoutForCoach, units: UnitPreferences): Report | null {
    return this.author?.write(workout, units) ?? null;
  }
}
