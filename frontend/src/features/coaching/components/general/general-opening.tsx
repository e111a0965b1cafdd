import styles from './general-opening.module.css';

/** What the general chat is for, before anything was asked. */
export function GeneralOpening() {
  return (
    <div className={styles.opening}>
      <p>Ask about your weeks, your trends, your bests, or what to train next.</p>
      <p>
        Answers stand on your own workouts, and each fact leads to the workout it comes from. What
        your files don&apos;t hold, the coach says it can&apos;t tell.
      </p>
    </div>
  );
}
