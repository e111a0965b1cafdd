import { Link } from '@tanstack/react-router';
import { useWorkoutSource } from '#features/workouts/api/workout-source.js';
import type { Workout } from '#features/workouts/model/workout.js';
import styles from './contradictions-note.module.css';

/**
 * What cannot be right together with the athlete's profile, below the finding: a sentence that says
 * what to do, and the way there. A sample has no profile to mend.
 */
export function ContradictionsNote({ workout }: { readonly workout: Workout }) {
  const { own } = useWorkoutSource();
  const { contradictions = [] } = workout.analysis;
  if (contradictions.length === 0) return null;
  return (
    <aside className={styles.note} aria-label="Check your profile">
      {contradictions.map(({ kind, text }) => (
        <p key={kind}>{text}</p>
      ))}
      {own ? <Link to="/profile">Open your profile</Link> : null}
    </aside>
  );
}
