import { Link } from '@tanstack/react-router';
import { sportName } from '../../../../lib/format-workout.js';
import type { WorkoutListItem } from '../../model/workout-list.js';
import styles from './workout-link.module.css';

export interface WorkoutLinkProps {
  readonly workout: WorkoutListItem;
  readonly className?: string;
}

/** The finding, as a link that takes in its whole row; the sport stands in until there is a finding. */
export function WorkoutLink({ workout, className }: WorkoutLinkProps) {
  return (
    <Link to="/workouts/$workoutId" params={{ workoutId: workout.id }} className={styles.link}>
      <span className={className}>{workout.headline ?? `${sportName(workout.sport)} workout`}</span>
    </Link>
  );
}
