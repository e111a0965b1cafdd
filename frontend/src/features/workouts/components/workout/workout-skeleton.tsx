import { BackLink } from './header/back-link.js';
import { ChartSkeleton } from './chart/chart-section.js';
import page from './workout-page.module.css';
import styles from './workout-skeleton.module.css';

const MEASURES = ['distance', 'speed', 'power', 'heart', 'cadence', 'climb'];
const METRICS = ['np', 'if', 'tss', 'load', 'vi', 'ef', 'decoupling', 'work', 'elapsed'];

export interface WorkoutSkeletonProps {
  /** Why it takes longer than a moment. */
  readonly note?: string;
}

/** The page's shape while its content is on the way: every block stands where its content will. */
export function WorkoutSkeleton({ note }: WorkoutSkeletonProps) {
  return (
    <div className={page.page}>
      <div className={page.main}>
        <BackLink />
        <div className={styles.title} />
        <p role="status" className={styles.status}>
          Loading workout details...
        </p>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
        <div aria-hidden>
          <div className={styles.notes} />
          <div className={styles.finding} />
          <div className={styles.summary}>
            {MEASURES.map((measure) => (
              <div key={measure} />
            ))}
          </div>
          <div className={styles.metrics}>
            {METRICS.map((metric) => (
              <div key={metric} />
            ))}
          </div>
          <ChartSkeleton />
        </div>
      </div>
      <CoachSkeleton />
    </div>
  );
}

/** Where the coach stands beside the workout; below it there is nothing to keep free. */
export function CoachSkeleton() {
  return <div className={styles.coach} aria-hidden />;
}
