import { keepTogether } from '#lib/keep-together.js';
import type { Report } from '#features/workouts/model/workout.js';
import styles from './finding.module.css';

/** The one sentence to read first; quiet while it is being written again in other units. */
export function Finding({ report }: { readonly report: Report | undefined }) {
  if (!report) return null;
  return (
    <p className={styles.finding} aria-busy={report.rewriting}>
      {keepTogether(report.headline)}
    </p>
  );
}
