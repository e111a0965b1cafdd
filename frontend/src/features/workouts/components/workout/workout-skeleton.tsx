import { Skeleton } from 'antd';
import { ChartSkeleton } from './chart-section.js';
import styles from './workout-page.module.css';
import { BackLink } from './workout-header.js';

/** The page's shape while its content is on the way. */
export function WorkoutSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <BackLink />
        <p role="status" className={styles.loading}>
          Loading workout details...
        </p>
        <div aria-hidden>
          <Skeleton active title={{ width: '70%' }} paragraph={{ rows: 1, width: '45%' }} />
          <div className={styles.numbers}>
            {[0, 1, 2, 3, 4, 5].map((index) => (
              <Skeleton.Node key={index} active style={{ width: '100%', height: 64 }} />
            ))}
          </div>
          <ChartSkeleton />
        </div>
      </div>
    </div>
  );
}
