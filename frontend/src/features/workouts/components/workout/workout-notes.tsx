import { Button } from 'antd';
import { useState } from 'react';
import type { Workout } from '../../model/workout.js';
import { NotesForm } from './notes-form.js';
import styles from './workout-notes.module.css';

/** What the athlete wants to remember of the workout: plain text, shown as it was typed. */
export function WorkoutNotes({ workout }: { readonly workout: Workout }) {
  const [editing, setEditing] = useState(false);
  if (editing) return <NotesForm workout={workout} onClose={() => setEditing(false)} />;
  if (!workout.notes)
    return (
      <Button type="link" size="small" className={styles.add} onClick={() => setEditing(true)}>
        Add notes
      </Button>
    );
  return (
    <div className={styles.notes}>
      <p aria-label="Your notes">{workout.notes}</p>
      <Button type="link" size="small" className={styles.add} onClick={() => setEditing(true)}>
        Edit notes
      </Button>
    </div>
  );
}
