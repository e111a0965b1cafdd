import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { workoutTitle } from '#features/workouts/model/title-and-notes.js';
import type { Workout } from '#features/workouts/model/workout.js';
import styles from './workout-header.module.css';

const loadForm = () => import('./rename-form.js');
const RenameForm = lazy(() => loadForm().then((module) => ({ default: module.RenameForm })));

export interface WorkoutTitleProps {
  readonly workout: Workout;
  readonly renaming: boolean;
  readonly onRename: () => void;
  readonly onRenamed: () => void;
}

/** The workout's name, which can be changed where it stands. */
export function WorkoutTitle({ workout, renaming, onRename, onRenamed }: WorkoutTitleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    // The keyboard goes on from where it came.
    if (wasRenaming.current && !renaming) button.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
  return (
    <div className={styles.title}>
      <Suspense>
        <h1 className={renaming ? styles.spoken : undefined}>{workoutTitle(workout)}</h1>
        {renaming ? (
          <RenameForm workout={workout} onClose={onRenamed} />
        ) : (
          <Button
            ref={button}
            type="text"
            size="small"
            icon={<EditOutlined aria-hidden />}
            aria-label="Rename"
            onPointerEnter={() => void loadForm()}
            onFocus={() => void loadForm()}
            onClick={onRename}
          />
        )}
      </Suspense>
    </div>
  );
}
