import type { Report } from '../../model/workout.js';
import styles from './finding.module.css';

/** The one sentence to read first. */
export function Finding({ report }: { readonly report: Report | undefined }) {
  return report ? <p className={styles.finding}>{report.headline}</p> : null;
}
