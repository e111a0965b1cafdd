import { BackLink } from './workout-header.js';
import { ChartSkeleton } from './chart-section.js';
import page from './workout-page.module.css';
import styles from './workout-skeleton.module.css';

const MEASURES = ['distance', 'speed', 'power', 'heart', 'cadence', 'climb'];

/** The page's shape while its content is on the way: every block stands where its content will. */
export function WorkoutSkeleton() {
  return (
    <div className={page.page}>
      <div className={page.main}>
        <BackLink />
        <div className={styles.title} />
        <p role="status" className={styles.status}>
          Loading workout details...
        </p>
        <div aria-hidden>
          <div className={styles.finding} />
          <div className={styles.summary}>
            {MEASURES.map((measure) => (
              <div key={measure} />
            ))}
          </div>
          <ChartSkeleton />
        </div>
      </div>
      <div className={styles.coach} aria-hidden />
    </div>
  );
}
