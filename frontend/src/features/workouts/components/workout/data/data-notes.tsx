import type { Repair } from '#features/workouts/model/analysis.js';
import styles from './data-notes.module.css';

export interface DataNotesProps {
  readonly warnings: readonly string[];
  readonly repairs: readonly Repair[];
  /** The part of the page that tells them. */
  readonly at: string;
}

/**
 * Said before any number is read where something was wrong with the file or was repaired; the words
 * stand further below.
 */
export function DataNotes({ warnings, repairs, at }: DataNotesProps) {
  const count = warnings.length + repairs.length;
  if (count === 0) return null;
  const show = (): void => {
    const part = document.getElementById(at);
    part?.scrollIntoView?.();
    part?.focus({ preventScroll: true });
  };
  return (
    <p className={styles.notes}>
      {warnings[0] ?? repairs[0]?.text}{' '}
      <button type="button" onClick={show}>
        {count} {count === 1 ? 'note' : 'notes'} on the data
      </button>
    </p>
  );
}
