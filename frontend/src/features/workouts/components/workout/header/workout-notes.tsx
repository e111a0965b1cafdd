import { Button } from 'antd';
import { lazy, startTransition, Suspense, useState } from 'react';
import { ownWords } from '#lib/own-words.js';
import { notesPlace } from '#features/workouts/model/title-and-notes.js';
import type { Workout } from '#features/workouts/model/workout.js';
import styles from './workout-notes.module.css';

const loadForm = () => import('./notes-form.js');
const NotesForm = lazy(() => loadForm().then((module) => ({ default: module.NotesForm })));

/** What the athlete wants to remember of the workout: plain text, shown as it was typed. */
export function WorkoutNotes({ workout }: { readonly workout: Workout }) {
  const [editing, setEditing] = useState(() => ownWords.read(notesPlace(workout.id)) !== '');
  return (
    <Suspense>
      {editing ? (
        <NotesForm workout={workout} onClose={() => setEditing(false)} />
      ) : (
        <Notes notes={workout.notes} onEdit={() => setEditing(true)} />
      )}
    </Suspense>
  );
}

interface NotesProps {
  readonly notes: string | null;
  readonly onEdit: () => void;
}

function Notes({ notes, onEdit }: NotesProps) {
  // The form is loaded for those who want it; until it is there, the notes stay.
  const button = (
    <Button
      type="link"
      size="small"
      className={styles.add}
      onPointerEnter={() => void loadForm()}
      onFocus={() => void loadForm()}
      onClick={() => startTransition(onEdit)}
    >
      {notes ? 'Edit notes' : 'Add notes'}
    </Button>
  );
  if (!notes) return button;
  return (
    <div className={styles.notes}>
      <p aria-label="Your notes">{notes}</p>
      {button}
    </div>
  );
}
