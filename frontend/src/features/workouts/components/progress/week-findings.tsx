import type { WeekFindingsAnswer } from '#api/generated/types.gen.js';
import { keepTogether } from '#lib/keep-together.js';
import styles from './week-findings.module.css';

export interface WeekFindingsProps {
  /** Null where they did not load. */
  readonly told: WeekFindingsAnswer | null;
  /** The one sentence that the weeks support, where nothing stands out. */
  readonly otherwise: string;
}

/** What stands out in the last week and month, the foremost as the headline, and one step. */
export function WeekFindings({ told, otherwise }: WeekFindingsProps) {
  const [first, ...others] = told?.findings ?? [];
  if (!first) return <p className={styles.headline}>{otherwise}</p>;
  return (
    <section className={styles.findings} aria-label="What stands out">
      <p className={styles.headline}>{keepTogether(first.statement.replace(/\.$/, ''))}</p>
      {first.because === '' ? null : <p className={styles.why}>{keepTogether(first.because)}</p>}
      {others.length > 0 ? (
        <ul>
          {others.map(({ kind, statement, because }) => (
            <li key={kind}>{keepTogether(`${statement} ${because}`.trim())}</li>
          ))}
        </ul>
      ) : null}
      {told?.next ? (
        <p>
          <b>Next</b> {keepTogether(told.next)}
        </p>
      ) : null}
    </section>
  );
}
