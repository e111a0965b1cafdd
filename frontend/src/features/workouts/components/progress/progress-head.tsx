import type { Family } from '#features/workouts/model/progress/progress.js';
import { Choice } from './choice.js';
import styles from './progress-page.module.css';

const FAMILIES: readonly { readonly value: Family; readonly label: string }[] = [
  { value: 'cycling', label: 'Rides' },
  { value: 'running', label: 'Runs' },
];

export interface ProgressHeadProps {
  /** Null where there is only one, and nothing to choose. */
  readonly family: Family | null;
  readonly onFamily: (family: Family) => void;
}

/** Stays while the numbers below it change, and the keyboard's focus with it. */
export function ProgressHead({ family, onFamily }: ProgressHeadProps) {
  return (
    <header className={styles.head}>
      <h1>Progress</h1>
      {family ? (
        <Choice name="Rides or runs" value={family} options={FAMILIES} onChange={onFamily} />
      ) : null}
    </header>
  );
}
