import type { Compared } from '#features/workouts/model/compare/names.js';
import styles from './compare-table.module.css';
import { ComparedHeads } from './workout-mark.js';

export interface BestsRow {
  readonly name: string;
  /** One for each workout; null where it has none. */
  readonly values: readonly (number | null)[];
}

export interface BestsTableProps {
  readonly first: string;
  readonly workouts: readonly Compared[];
  readonly rows: readonly BestsRow[];
  readonly tell: (value: number | null) => string;
}

const MINUS = '\u2212';

/**
 * Values of each workout with the difference from the base; the words say which way it goes.
 */
export function BestsTable({ first, workouts, rows, tell }: BestsTableProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={`${first}, table`}>
      <table className={styles.table}>
        <ComparedHeads first={first} workouts={workouts} differences />
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => [
                <td key={index}>{tell(value)}</td>,
                index > 0 ? (
                  <td key={`${index}-difference`}>{change(values[0] ?? null, value, tell)}</td>
                ) : null,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Differences of what was rounded for display, so that the row adds up. */
function change(
  base: number | null,
  other: number | null,
  tell: (value: number) => string,
): string {
  if (base === null || other === null) return '';
  const size = Math.round(other) - Math.round(base);
  if (size === 0) return '=';
  return `${size > 0 ? '+' : MINUS}${tell(Math.abs(size))}`;
}
