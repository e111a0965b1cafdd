import styles from './progress-skeleton.module.css';

const FIGURES = ['time', 'distance', 'climbing', 'load', 'workouts'];

/** The page's shape while its numbers are on the way: every block stands where its content will. */
export function ProgressSkeleton() {
  return (
    <>
      <p role="status" className={styles.status}>
        Loading your progress...
      </p>
      <div aria-hidden>
        <div className={styles.finding} />
        <div className={styles.figures}>
          {FIGURES.map((figure) => (
            <div key={figure} />
          ))}
        </div>
        <div className={styles.chart} />
        <div className={styles.chart} />
      </div>
    </>
  );
}
