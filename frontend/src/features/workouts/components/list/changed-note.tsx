import { useRemembered } from '#features/workouts/hooks/use-remembered.js';
import type { WorkoutListItem } from '#features/workouts/model/list/workout-list.js';
import styles from './changed-note.module.css';

/** Said once for each engine that changed figures of the newest workouts, until it was read. */
export function ChangedNote({ workouts }: { readonly workouts: readonly WorkoutListItem[] }) {
  const [read, setRead] = useRemembered<string | null>('home.engine', null);
  const engine = workouts.find(({ changedByEngine }) => changedByEngine !== null)?.changedByEngine;
  if (!engine || engine === read) return null;
  return (
    <aside className={styles.note} aria-label="Changed figures">
      The analysis was improved (engine {engine}), and some figures of your workouts changed. Each
      workout&apos;s page says which ones and why.{' '}
      <button type="button" onClick={() => setRead(engine)}>
        Got it
      </button>
    </aside>
  );
}
