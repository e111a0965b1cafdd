import { useState, type ReactNode } from 'react';
import styles from './figure-table.module.css';

interface Row {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

export interface FigureTableProps {
  /** What the table holds, as its summary says it. */
  readonly name: string;
  readonly columns: readonly string[];
  /** The first cell of each row names it; a function is called once the table is open. */
  readonly rows: readonly Row[] | (() => readonly Row[]);
  /** Whether all rows are in sight together; else the table scrolls. */
  readonly whole?: boolean;
}

/** A sentence where a number would stand. */
export function TableWords({ children }: { readonly children: string }) {
  return <span className={styles.words}>{children}</span>;
}

/** What a chart shows, in words and numbers, for those who do not see it or want to copy it. */
export function FigureTable({ name, columns, rows, whole = false }: FigureTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.table} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name} as a table</summary>
      {open ? (
        <div
          className={styles.scroll}
          tabIndex={0}
          role="region"
          aria-label={`${name} as a table`}
          data-whole={whole}
        >
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
              {(typeof rows === 'function' ? rows() : rows).map(
                ({ key, cells: [first, ...others] }) => (
                  <tr key={key}>
                    <th scope="row">{first}</th>
                    {others.map((cell, at) => (
                      <td key={columns[at + 1]}>{cell}</td>
                    ))}
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </div>
      ) : null}
    </details>
  );
}
