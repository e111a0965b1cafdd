import type { Standing } from '../../model/standing.js';
import styles from './standing-mark.module.css';

/** Said right at a number: that it is estimated, rests on repaired data, or is given without a verdict. */
export function StandingMark({ standing }: { readonly standing: Standing }) {
  return (
    <span className={styles.mark} data-standing={standing}>
      {standing}
    </span>
  );
}
