import { Injectable } from '@nestjs/common';
import type { UnitPreferences } from '../../../kernel/units.js';
import { ReportAuthor, type Report, type WorkoutForCoach } from '../../workouts/index.js';
import { buildFactSheet } from '../domain/facts/build-fact-sheet.js';
import { writeFirstReport } from '../domain/report/first-report.js';

/** The built-in coach's first words about a workout; they cost no question. */
@Injectable()
export class CoachReportAuthor extends ReportAuthor {
  write(workout: WorkoutForCoach, units: UnitPreferences): Report {
    return { kind: 'first', ...writeFirstReport(buildFactSheet(workout, units)), coach: 'builtin' };
  }
}
