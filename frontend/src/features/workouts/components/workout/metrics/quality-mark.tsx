import type { Standing } from '#features/workouts/model/metrics/number-quality.js';
import styles from './quality-mark.module.css';

export interface StandingMarkProps {
  readonly standing: Standing;
  /** Which of two numbers above it is meant. */
  readonly of?: string;
}

/**
 * Said right at a number: that it is estimated, rests on repaired data, or is given without a
 * verdict.
 */
export function StandingMark({ standing, of }: StandingMarkProps) {
  return (
    <span className={styles.mark} data-standing={standing}>
      {of === undefined ? standing : `${of} ${standing}`}
    </span>
  );
}
