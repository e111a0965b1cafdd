import type { UnitPreferences } from '../../../kernel/units.js';
import type { Report } from '../domain/report.js';
import type { WorkoutForCoach } from '../domain/workout-for-coach.js';

/** Writes the first report of a workout from its stored facts alone; the coaching module offers one. */
export abstract class ReportAuthor {
  abstract write(workout: WorkoutForCoach, units: UnitPreferences): Report;
}
