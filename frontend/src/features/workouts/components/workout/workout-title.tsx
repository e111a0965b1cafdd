import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { workoutTitle } from '../../model/own-words.js';
import type { Workout } from '../../model/workout.js';
import { RenameForm } from './rename-form.js';
import styles from './workout-header.module.css';

export interface WorkoutTitleProps {
  readonly workout: Workout;
  readonly renaming: boolean;
  readonly onRenaming: (renaming: boolean) => void;
}

/** The workout's name, which can be changed where it stands. */
export function WorkoutTitle({ workout, renaming, onRenaming }: WorkoutTitleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    // The keyboard goes on from where it came.
    if (wasRenaming.current && !renaming) button.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
  return (
    <div className={styles.title}>
      <h1 className={renaming ? styles.spoken : undefined}>{workoutTitle(workout)}</h1>
      {renaming ? (
        <RenameForm workout={workout} onClose={() => onRenaming(false)} />
      ) : (
        <Button ref={button} type="text" size="small" icon={<EditOutlined aria-hidden />} aria-label="Rename" onClick={() => onRenaming(true)} />
      )}
    </div>
  );
}
