import { dataNotesOf } from '#features/workouts/model/data-notes.js';
import type { Workout } from '#features/workouts/model/workout.js';
import styles from './data-notes.module.css';
import { DATA_ID } from './data-section.js';

/**
 * Below the curves, where something about the data changes a judgement: one sentence, and the way to
 * all notes. Gaps of seconds are only told with the data itself.
 */
export function DataNotes({ workout }: { readonly workout: Workout }) {
  const { count, first } = dataNotesOf(workout);
  if (first === null) return null;
  const show = (): void => {
    const part = document.getElementById(DATA_ID);
    part?.scrollIntoView?.();
    part?.focus({ preventScroll: true });
  };
  return (
    <p className={styles.notes}>
      {first}{' '}
      <button type="button" onClick={show}>
        {count} {count === 1 ? 'note' : 'notes'} on the data
      </button>
    </p>
  );
}
