import { useState, type ReactNode } from 'react';
import styles from './figure-table.module.css';

export interface FigureTableProps {
  /** What the table holds, as its summary says it. */
  readonly name: string;
  readonly columns: readonly string[];
  /** The first cell of each row names it. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A sentence where a number would stand. */
export function TableWords({ children }: { readonly children: string }) {
  return <span className={styles.words}>{children}</span>;
}

/** What a chart shows, in words and numbers, for those who do not see it or want to copy it. */
export function FigureTable({ name, columns, rows }: FigureTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.table} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name} as a table</summary>
      {open ? (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={`${name} as a table`}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [first, ...others] }) => (
                <tr key={key}>
                  <th scope="row">{first}</th>
                  {others.map((cell, at) => (
                    <td key={columns[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </details>
  );
}
