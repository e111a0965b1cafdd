import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * `end` for numbers, which line up under each other; `actions` stay in sight at the end of the
   * row.
   */
  readonly align?: 'end' | 'actions';
  /** Whether long text breaks into lines. */
  readonly wraps?: boolean;
  /** What the list is ordered by where this column is chosen. */
  readonly sortBy?: string;
}

export interface Sorting {
  readonly by: string;
  readonly descending: boolean;
}

export interface DataTableProps<Row> {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sorting?: Sorting;
  readonly onSort?: (sorting: Sorting) => void;
  /** Another page is on its way; these rows are of the last one. */
  readonly stale?: boolean;
  /** Takes as much room as its rows, not that of the window. */
  readonly short?: boolean;
}

/**
 * A table in a box of its own, which is what scrolls; its head and the actions of its rows stay in
 * sight.
 */
export function DataTable<Row>({
  name,
  columns,
  rows,
  keyOf,
  sorting,
  onSort,
  stale = false,
  short = false,
}: DataTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const kept = useKeptFocus(box);
  return (
    <div
      ref={box}
      {...kept}
      className={styles.box}
      role="region"
      aria-label={name}
      tabIndex={0}
      data-short={short}
      aria-busy={stale}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.title} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell, align, wraps }, at) =>
                at === 0 ? (
                  <th key={title} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={title} data-align={align} data-wraps={wraps}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps<Row> {
  readonly column: Column<Row>;
  readonly sorting?: Sorting;
  readonly onSort?: (sorting: Sorting) => void;
}

function Head<Row>({ column: { title, align, sortBy }, sorting, onSort }: HeadProps<Row>) {
  if (sortBy === undefined || !onSort) {
    return (
      <th scope="col" data-align={align}>
        {title}
      </th>
    );
  }
  const chosen = sorting?.by === sortBy;
  const direction = sorting?.descending ? 'descending' : 'ascending';
  const Arrow = chosen && sorting.descending ? ArrowDownOutlined : ArrowUpOutlined;
  return (
    <th scope="col" data-align={align} aria-sort={chosen ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        data-chosen={chosen}
        onClick={() => onSort({ by: sortBy, descending: chosen && !sorting.descending })}
      >
        {title}
        <Arrow aria-hidden />
      </button>
    </th>
  );
}

interface KeptFocus {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Where the row goes in which the keyboard was, it goes on at `box`, and where that goes too, at
 * the page's content: a browser would begin again at the top of the page.
 */
function useKeptFocus(box: RefObject<HTMLElement | null>): KeptFocus {
  const inside = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (inside.current?.isConnected === false && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current?.contains(document.activeElement))
        document.getElementById('content')?.focus({ preventScroll: true });
    };
  }, [box]);
  return {
    onFocus: ({ target }) => {
      inside.current = target;
    },
    // What is taken away may be told to lose the keyboard, yet nothing else has it then.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget !== null) inside.current = null;
    },
  };
}
