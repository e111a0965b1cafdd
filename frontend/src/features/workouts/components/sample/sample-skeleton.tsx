import styles from '../workout/workout-skeleton.module.css';

/** The opening of the page while the sample is on its way. */
export function SampleSkeleton() {
  return (
    <>
      <h1 className={styles.title} aria-label="Sample workout" />
      <p role="status" className={styles.status}>
        Loading workout details...
      </p>
      <div className={styles.finding} aria-hidden />
    </>
  );
}
