import styles from './home-skeleton.module.css';

/** The list before it is there, line for line where the rows will stand. */
export function RowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <span style={{ width: 18 }} />
          <span style={{ width: 40 }} />
          <span style={{ width: `${62 - (index % 3) * 9}%` }} />
          <span style={{ width: '100%' }} />
        </div>
      ))}
    </div>
  );
}

export function HomeSkeleton() {
  return (
    <div className={styles.home} role="status" aria-label="Loading workouts">
      <div className={styles.week} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <div className={styles.recent} aria-hidden="true">
        <div className={styles.latest}>
          <span style={{ width: 180 }} />
          <span className={styles.large} style={{ width: '80%' }} />
          <span className={styles.large} style={{ width: '55%' }} />
          <span className={styles.figures} />
        </div>
        <div className={styles.earlier}>
          <span />
          <span />
          <span />
          <span />
        </div>
      </div>
      <RowsSkeleton rows={5} />
    </div>
  );
}
