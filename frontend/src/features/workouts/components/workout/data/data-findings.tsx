import { formatDuration } from '#lib/format.js';
import type { Repair } from '#features/workouts/model/analysis.js';
import styles from './data-section.module.css';

export interface DataFindingsProps {
  readonly warnings: readonly string[];
  readonly repairs: readonly Repair[];
}

/**
 * What was wrong with the file and what was repaired, in words, with the seconds that it touched.
 */
export function DataFindings({ warnings, repairs }: DataFindingsProps) {
  return (
    <div className={styles.findings}>
      {warnings.length === 0 ? null : (
        <>
          <h3>In the file</h3>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
      {repairs.length === 0 ? (
        <p>
          {warnings.length === 0
            ? 'Nothing was wrong with the file, and nothing was repaired.'
            : 'Nothing was repaired.'}
        </p>
      ) : (
        <>
          <h3>Repaired</h3>
          <ul>
            {repairs.map(({ kind, text, seconds }) => (
              <li key={kind + text}>
                {text}
                {seconds > 0 ? <small> {formatDuration(seconds)} of the recording.</small> : null}
              </li>
            ))}
          </ul>
          <p>The recording itself is kept as it was; only the analysis works with repaired data.</p>
        </>
      )}
    </div>
  );
}
