import type { AnswerTable as Table } from '#features/coaching/model/answer-table.js';
import styles from './answer-table.module.css';

/** The parts of a workout one by one; wide tables scroll within the answer. */
export function AnswerTable({ heads, rows }: Table) {
  return (
    <div className={styles.frame} role="group" aria-label="Table of the answer" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
