import type { UnitPreferences } from '../../../../lib/units.js';
import { monthsOf } from '../../model/months-of.js';
import type { WorkoutListItem } from '../../model/workout-list.js';
import { WorkoutRow } from './workout-row.js';
import styles from './workout-rows.module.css';

export interface WorkoutRowsProps {
  readonly workouts: readonly WorkoutListItem[];
  readonly units: UnitPreferences;
  /** While another filter's rows are on their way. */
  readonly dimmed: boolean;
}

/** Newest first, under the month they took place in. */
export function WorkoutRows({ workouts, units, dimmed }: WorkoutRowsProps) {
  return (
    <div className={styles.table} data-dimmed={dimmed}>
      <div className={styles.columns} aria-hidden="true">
        <span />
        <span />
        <span>Duration</span>
        <span>Distance</span>
        <span>Pace, power</span>
        <span>Heart rate</span>
        <span>Load</span>
      </div>
      {monthsOf(workouts).map((month) => (
        <section key={month.key} aria-labelledby={`month-${month.key}`}>
          <h3 id={`month-${month.key}`} className={styles.month}>
            {month.label}
          </h3>
          <ol>
            {month.workouts.map((workout) => (
              <WorkoutRow key={workout.id} workout={workout} units={units} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
