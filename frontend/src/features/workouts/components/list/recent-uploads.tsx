import type { UnitPreferences } from '#lib/units.js';
import type { WorkoutListItem } from '#features/workouts/model/list/workout-list.js';
import { LatestWorkout } from './latest-workout.js';
import styles from './recent-uploads.module.css';
import { WorkoutLink } from './workout-link.js';
import { WorkoutMeta } from './workout-meta.js';

export interface RecentUploadsProps {
  readonly workouts: readonly WorkoutListItem[];
  readonly units: UnitPreferences;
}

/** The last five: the newest in full, the four before it in a line each. */
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
                <WorkoutLink workout={workout} className={styles.link} />
              </li>
            ))}
          </ol>
        ) : null}
      </div>
    </section>
  );
}
