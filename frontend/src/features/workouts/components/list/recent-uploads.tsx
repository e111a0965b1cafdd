import type { UnitPreferences } from '#lib/units.js';
import type { WorkoutListItem } from '#features/workouts/model/list/workout-list.js';
import { FigureList } from '#components/figures/figures.js';
import { NOT_AVAILABLE } from '#lib/format.js';
import { keepTogether } from '#lib/keep-together.js';
import { workoutFigures } from '#features/workouts/model/list/workout-figures.js';
import styles from './recent-uploads.module.css';
import { WorkoutLink, WorkoutMeta } from './workout-link.js';
import latestWorkoutStyles from './latest-workout.module.css';

export interface RecentUploadsProps {
  readonly workouts: readonly WorkoutListItem[];
  readonly units: UnitPreferences;
}

/**
 * What the last five say: the newest in full, the four before it in a line each. The list below
 * says what they are.
 */
export function RecentUploads({ workouts, units }: RecentUploadsProps) {
  const [latest, ...earlier] = workouts;
  if (!latest) return null;
  return (
    <section aria-labelledby="recent-uploads">
      <h2 id="recent-uploads" className={styles.heading}>
        Recent Uploads
      </h2>
      <div className={styles.columns}>
        <LatestWorkout workout={latest} units={units} />
        {earlier.length > 0 ? (
          <ol className={styles.earlier}>
            {earlier.map((workout) => (
              <li key={workout.id} className={styles.item}>
                <WorkoutMeta workout={workout} />
                <WorkoutLink workout={workout} className={styles.link} finding />
              </li>
            ))}
          </ol>
        ) : null}
      </div>
    </section>
  );
}

interface LatestWorkoutProps {
  readonly workout: WorkoutListItem;
  readonly units: UnitPreferences;
}

/**
 * What the newest workout says, then its numbers; a number that was not measured takes no room
 * here.
 */
function LatestWorkout({ workout, units }: LatestWorkoutProps) {
  const measured = workoutFigures(workout, units).filter(({ value }) => value !== NOT_AVAILABLE);
  return (
    <article className={latestWorkoutStyles.latest}>
      <WorkoutMeta workout={workout} named />
      <h3 className={latestWorkoutStyles.headline}>
        <WorkoutLink workout={workout} finding />
      </h3>
      {workout.title !== null && workout.headline !== null ? (
        <p className={latestWorkoutStyles.finding}>{keepTogether(workout.headline)}</p>
      ) : null}
      <FigureList className={latestWorkoutStyles.figures} figures={measured} />
    </article>
  );
}
