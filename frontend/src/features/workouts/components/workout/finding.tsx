import { keepTogether } from '../../../../lib/keep-together.js';
import type { Report } from '../../model/workout.js';
import styles from './finding.module.css';

/** The one sentence to read first. */
export function Finding({ report }: { readonly report: Report | undefined }) {
  return report ? <p className={styles.finding}>{keepTogether(report.headline)}</p> : null;
}
