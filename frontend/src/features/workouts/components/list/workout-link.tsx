import { Link } from '@tanstack/react-router';
import type { WorkoutListItem } from '#features/workouts/model/list/workout-list.js';
import { workoutName } from '#features/workouts/model/list/workout-name.js';
import styles from './workout-link.module.css';

export interface WorkoutLinkProps {
  readonly workout: WorkoutListItem;
  readonly className?: string;
}

/** The workout's name or finding, as a link that takes in its whole row. */
export function WorkoutLink({ workout, className }: WorkoutLinkProps) {
  return (
    <Link
      to="/workouts/$workoutId"
      params={{ workoutId: workout.id }}
      state={{ fromHome: true }}
      className={styles.link}
    >
      <span className={className}>{workoutName(workout)}</span>
    </Link>
  );
}
