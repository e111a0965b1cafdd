import styles from './compare-page.module.css';
import { SelectionLink } from './selection-link.js';

const ROWS = 12;

/** The page's shape while the workouts are on the way. */
export function CompareSkeleton({ ids }: { readonly ids: readonly string[] }) {
  return (
    <div className={styles.main}>
      <SelectionLink ids={ids} />
      <h1>Compare workouts</h1>
      <p role="status" className={styles.status}>
        Loading workouts for comparison...
      </p>
      <div className={styles.skeleton} aria-hidden>
        {ids.map((id) => (
          <div key={id} />
        ))}
      </div>
      <div className={styles.rows} aria-hidden>
        {Array.from({ length: ROWS }, (_, index) => (
          <div key={index} />
        ))}
      </div>
    </div>
  );
}
