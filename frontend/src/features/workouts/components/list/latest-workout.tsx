import { FigureText } from '#components/figures/figures.js';
import { NOT_AVAILABLE } from '#lib/format.js';
import { keepTogether } from '#lib/keep-together.js';
import type { UnitPreferences } from '#lib/units.js';
import { workoutFigures } from '#features/workouts/model/list/workout-figures.js';
import type { WorkoutListItem } from '#features/workouts/model/list/workout-list.js';
import styles from './latest-workout.module.css';
import { WorkoutLink } from './workout-link.js';
import { WorkoutMeta } from './workout-meta.js';

export interface LatestWorkoutProps {
  readonly workout: WorkoutListItem;
  readonly units: UnitPreferences;
}

/**
 * What the newest workout says, then its numbers; a number that was not measured takes no room
 * here.
 */
export function LatestWorkout({ workout, units }: LatestWorkoutProps) {
  const measured = workoutFigures(workout, units).filter(({ value }) => value !== NOT_AVAILABLE);
  return (
    <article className={styles.latest}>
      <WorkoutMeta workout={workout} named />
      <h3 className={styles.headline}>
        <WorkoutLink workout={workout} />
      </h3>
      {workout.title !== null && workout.headline !== null ? (
        <p className={styles.finding}>{keepTogether(workout.headline)}</p>
      ) : null}
      <dl className={styles.figures}>
        {measured.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>
              <FigureText {...figure} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
