import type { ComparisonFinding } from '#features/workouts/model/compare/finding.js';
import styles from './compare-page.module.css';
import { SelectionLink } from './selection-link.js';

/** What the page is, and the one sentence to read first. */
export function CompareHeader({
  ids,
  findings,
}: {
  readonly ids: readonly string[];
  readonly findings: readonly ComparisonFinding[];
}) {
  return (
    <header className={styles.header}>
      <SelectionLink ids={ids} />
      <h1>Compare workouts</h1>
      {findings.map(({ text, comparable }) => (
        <p key={text} className={styles.finding} data-comparable={comparable}>
          {text}
        </p>
      ))}
    </header>
  );
}
