import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import type { UnitPreferences } from '#kernel/units.js';
import { ReportAuthor, type Report, type WorkoutForCoach } from '#workouts/index.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { writeFirstReport } from '#coaching/domain/report/first-report.js';
import { Coaches } from '#coaching/ports/coaches.js';
import { ModelReportJobs } from '#coaching/ports/model-report-jobs.js';
import { Sheets } from '../sheets.js';

/**
 * Of sessions further back than this nobody waits for a report in a model's words; an archive that
 * is uploaded costs nothing. Days.
 */
const RECENT_DAYS = 30;

/**
 * The built-in coach's first words about a workout; they cost no question. A model is asked for
 * better ones behind it, where there is one.
 */
@Injectable()
export class CoachReportAuthor extends ReportAuthor {
  constructor(
    private readonly sheets: Sheets,
    private readonly coaches: Coaches,
    private readonly jobs: ModelReportJobs,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {
    super();
  }

  write(workout: WorkoutForCoach, units: UnitPreferences): Report {
    return reportOn(buildFactSheet(workout, units));
  }

  async writeInContext(workout: WorkoutForCoach, units: UnitPreferences): Promise<Report> {
    const sheet = await this.sheets.ofStored(workout, units);
    const age = this.clock.now().getTime() - workout.startTime.getTime();
    if (this.coaches.preferred !== this.coaches.builtin && age < RECENT_DAYS * 86_400_000)
      await this.jobs.plan(workout.userId, workout.id, this.ids.next());
    return reportOn(sheet);
  }
}

function reportOn(sheet: FactSheet): Report {
  return { kind: 'first', ...writeFirstReport(sheet), coach: 'builtin' };
}
