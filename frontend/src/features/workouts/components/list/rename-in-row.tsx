import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { TextInput } from '#components/form/text-input.js';
import { storedText, tooLong } from '#features/workouts/model/title-and-notes.js';
import styles from './row-title.module.css';

export interface RenameInRowProps {
  readonly text: string;
  /** Why the last try failed; null before there was one. */
  readonly problem: string | null;
  /** What the workout is called without a title. */
  readonly placeholder: string;
  readonly onSave: (title: string | null, typed: string) => void;
  readonly onCancel: () => void;
}

/** Enter saves, Escape leaves the title as it was; an empty one makes it automatic again. */
export function RenameInRow({ text: first, problem, placeholder, ...on }: RenameInRowProps) {
  const id = useId();
  const [text, setText] = useState(first);
  const [shown, setShown] = useState(problem);
  const error = tooLong('title', text) ?? shown;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (tooLong('title', text) === null) on.onSave(storedText(text), text);
  };
  return (
    <form
      className={styles.form}
      aria-label="Rename this workout"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        on.onCancel();
      }}
    >
      <TextInput
        autoFocus
        className={styles.input}
        dir="auto"
        value={text}
        placeholder={placeholder}
        aria-label="Title of this workout"
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : id}
        onChange={(event) => {
          setText(event.target.value);
          setShown(null);
        }}
      />
      <Button type="primary" htmlType="submit">
        Save
      </Button>
      <Button type="text" onClick={on.onCancel}>
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
