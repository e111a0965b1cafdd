import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { ownWords } from '#lib/own-words.js';
import { useTitleAndNotes } from '#features/workouts/hooks/use-title-and-notes.js';
import { notesPlace, storedText, tooLong } from '#features/workouts/model/title-and-notes.js';
import type { Workout } from '#features/workouts/model/workout.js';
import styles from './workout-notes.module.css';

export interface NotesFormProps {
  readonly workout: Workout;
  readonly onClose: () => void;
}

/**
 * Saved when the field is left, or by the button; what could not be saved stays in the field, over
 * a session that ends, too. Escape leaves the notes as they were.
 */
export function NotesForm({ workout, onClose }: NotesFormProps) {
  const id = useId();
  const place = notesPlace(workout.id);
  const [text, setText] = useState(() => ownWords.read(place) || (workout.notes ?? ''));
  const { save, isPending, problem, forget } = useTitleAndNotes(workout.id);
  const error = tooLong('notes', text) ?? problem;
  const close = (): void => {
    ownWords.keep(place, '');
    onClose();
  };
  const submit = (): void => {
    if (isPending || tooLong('notes', text)) return;
    const notes = storedText(text);
    if (notes === workout.notes) close();
    else save({ notes }, { onSuccess: close });
  };
  return (
    <div className={styles.form}>
      <Input.TextArea
        autoFocus
        rows={4}
        value={text}
        aria-label="Notes on this workout"
        placeholder="How it felt, what you had planned, the weather"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : id}
        status={error === null ? '' : 'error'}
        onChange={(event) => {
          setText(event.target.value);
          ownWords.keep(place, event.target.value);
          forget();
        }}
        onBlur={submit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      />
      {error === null ? null : (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {/* The press must not take the focus first: leaving the field saves already, and would save
          twice. */}
      <Button
        size="small"
        loading={isPending}
        onMouseDown={(event) => event.preventDefault()}
        onClick={submit}
      >
        Save notes
      </Button>
    </div>
  );
}
