import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useWorkoutSource } from '#features/workouts/api/workout-source.js';
import type { Workout } from '#features/workouts/model/workout.js';
import styles from './contradictions-note.module.css';

/**
 * What cannot be right together with the athlete's profile: one sentence that says what to do, the
 * others on demand, and the way there. A sample has no profile to mend.
 */
export function ContradictionsNote({ workout }: { readonly workout: Workout }) {
  const { own } = useWorkoutSource();
  const [open, setOpen] = useState(false);
  const { contradictions = [] } = workout.analysis;
  if (contradictions.length === 0) return null;
  const more = contradictions.length - 1;
  return (
    <aside className={styles.note} aria-label="Check your profile">
      {contradictions.slice(0, open ? undefined : 1).map(({ kind, text }) => (
        <p key={kind}>{text}</p>
      ))}
      {own ? <Link to="/profile">Open your profile</Link> : null}
      {more > 0 && !open ? (
        <button type="button" onClick={() => setOpen(true)}>
          {more} more to check
        </button>
      ) : null}
    </aside>
  );
}
