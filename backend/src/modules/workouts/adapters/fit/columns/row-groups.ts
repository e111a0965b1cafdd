import type { Layout } from '../walk/layout.js';
import type { MessageLog } from '../walk/message-log.js';

/** The records of one layout: rows `rows[from]` up to, not including, `rows[to]`. */
export interface RowGroup {
  readonly layout: Layout;
  readonly rows: Int32Array;
  readonly from: number;
  readonly to: number;
}

let identity = new Int32Array();

/** Brings the rows into an order in which those of one layout stand together, so that a column can be filled in tight loops. */
export function groupRows({ recordCount, runs }: MessageLog): RowGroup[] {
  const counts = new Map<Layout, number>();
  for (let run = 0; run < runs.length; run += 1) {
    const { layout, firstRow } = runs[run] as (typeof runs)[number];
    counts.set(layout, (counts.get(layout) ?? 0) + (runs[run + 1]?.firstRow ?? recordCount) - firstRow);
  }
  const [only] = counts.keys();
  if (only === undefined) return [];
  if (counts.size === 1) return [{ layout: only, rows: rowsUpTo(recordCount), from: 0, to: recordCount }];
  const rows = new Int32Array(recordCount);
  const groups: RowGroup[] = [];
  let from = 0;
  for (const [layout, count] of counts) {
    groups.push({ layout, rows, from, to: from + count });
    counts.set(layout, from);
    from += count;
  }
  for (let run = 0; run < runs.length; run += 1) {
    const { layout, firstRow } = runs[run] as (typeof runs)[number];
    const end = runs[run + 1]?.firstRow ?? recordCount;
    let next = counts.get(layout) ?? 0;
    for (let row = firstRow; row < end; row += 1) {
      rows[next] = row;
      next += 1;
    }
    counts.set(layout, next);
  }
  return groups;
}

/** 0, 1, 2, … for files of one layout, kept for the next of them: at most one number for each record that a file may have. */
function rowsUpTo(count: number): Int32Array {
  if (identity.length < count) identity = Int32Array.from({ length: Math.max(count, 2 * identity.length) }, (_, row) => row);
  return identity;
}
