import { EditOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { renameProblem, useRenameInLists } from '#features/workouts/hooks/use-rename-in-lists.js';
import type { WorkoutListItem } from '#features/workouts/model/list/workout-list.js';
import { dayOf, workoutName } from '#features/workouts/model/list/workout-name.js';
import { RenameInRow } from './rename-in-row.js';
import styles from './row-title.module.css';
import { SportIcon } from './sport-icon.js';
import { WorkoutLink } from './workout-link.js';

interface Editing {
  readonly text: string;
  readonly problem: string | null;
}

/** What a row is called, with its sport, and the way to call it something else. */
export function RowTitle({ workout }: { readonly workout: WorkoutListItem }) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const rename = useRenameInLists(workout.id, workout.title);
  useEffect(() => {
    // The keyboard goes on from where it came.
    if (wasEditing.current && !editing) button.current?.focus({ preventScroll: true });
    wasEditing.current = editing !== null;
  }, [editing]);
  const save = (title: string | null, typed: string): void => {
    setEditing(null);
    if (title === workout.title) return;
    rename(title, {
      onError: (error) => setEditing({ text: typed, problem: renameProblem(error) }),
    });
  };
  return (
    <div className={styles.title}>
      <SportIcon family={workout.family} />
      {editing ? (
        <RenameInRow
          {...editing}
          placeholder={workout.automaticTitle}
          onSave={save}
          onCancel={() => setEditing(null)}
        />
      ) : (
        <>
          <WorkoutLink workout={workout} />
          <button
            ref={button}
            type="button"
            className={styles.rename}
            aria-label={`Rename ${workoutName(workout)}, ${dayOf(workout)}`}
            title="Rename"
            onClick={() => setEditing({ text: workout.title ?? '', problem: null })}
          >
            <EditOutlined aria-hidden />
          </button>
        </>
      )}
    </div>
  );
}
