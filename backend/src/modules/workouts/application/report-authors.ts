import { Injectable } from '@nestjs/common';
import type { UnitPreferences } from '../../../kernel/units.js';
import type { Report } from '../domain/report.js';
import type { WorkoutForCoach } from '../domain/workout-for-coach.js';
import type { ReportAuthor } from '../ports/report-author.js';

/** Where the coaching module registers who writes first reports; this module stays below it. */
@Injectable()
export class ReportAuthors {
  private author: ReportAuthor | null = null;

  /** Registers the author; a second one is a wiring mistake. */
  register(author: ReportAuthor): void {
    if (this.author) throw new Error('an author of first reports is registered already');
    this.author = author;
  }

  /** The first report, or null where nobody writes any. */
  firstReport(workout: WorkoutForCoach, units: UnitPreferences): Report | null {
    return this.author?.write(workout, units) ?? null;
  }
}
