import { Button, Input } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useTitleAndNotes } from '#features/workouts/hooks/use-title-and-notes.js';
import { storedText, tooLong, workoutTitle } from '#features/workouts/model/title-and-notes.js';
import type { Workout } from '#features/workouts/model/workout.js';
import styles from './rename-form.module.css';

export interface RenameFormProps {
  readonly workout: Workout;
  readonly onClose: () => void;
}

/**
 * Enter saves, Escape leaves it as it was. What could not be saved stays in the field, with the
 * reason beside it.
 */
export function RenameForm({ workout, onClose }: RenameFormProps) {
  const id = useId();
  const [text, setText] = useState(workout.title ?? '');
  const { save, isPending, problem, forget } = useTitleAndNotes(workout.id);
  const error = tooLong('title', text) ?? problem;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending || tooLong('title', text)) return;
    const title = storedText(text);
    if (title === workout.title) onClose();
    else save({ title }, { onSuccess: onClose });
  };
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      aria-label="Rename this workout"
    >
      <Input
        autoFocus
        value={text}
        placeholder={workoutTitle({ ...workout, title: null })}
        aria-label="Name of this workout"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : id}
        status={error === null ? '' : 'error'}
        onChange={(event) => {
          setText(event.target.value);
          forget();
        }}
      />
      <Button type="primary" htmlType="submit" loading={isPending}>
        Save
      </Button>
      <Button type="text" onClick={onClose}>
        Cancel
      </Button>
      {error === null ? null : (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </form>
  );
}
