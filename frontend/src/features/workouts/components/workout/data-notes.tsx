import { formatDuration } from '../../../../lib/format.js';
import type { Repair } from '../../model/analysis.js';
import styles from './data-notes.module.css';

export interface DataNotesProps {
  readonly warnings: readonly string[];
  readonly repairs: readonly Repair[];
}

/** What was wrong with the file and what was repaired, in words, before any number is read. */
export function DataNotes({ warnings, repairs }: DataNotesProps) {
  const count = warnings.length + repairs.length;
  if (count === 0) return null;
  return (
    <details className={styles.notes}>
      <summary>
        {count} {count === 1 ? 'note' : 'notes'} on the data
      </summary>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
        {repairs.map((repair) => (
          <li key={repair.kind + repair.text}>
            {repair.text}
            {repair.seconds > 0 ? <span> {formatDuration(repair.seconds)} of the recording.</span> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
