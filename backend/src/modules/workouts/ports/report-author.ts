import type { UnitPreferences } from '#kernel/units.js';
import type { Report } from '../domain/report/report.js';
import type { WorkoutForCoach } from '../domain/report/workout-for-coach.js';

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
