import type { Layout } from '../walk/layout.js';
import type { MessageLog, RecordRun } from '../walk/message-log.js';

/** The records of one layout: rows `rows[from]` up to, not including, `rows[to]`. */
export interface RowGroup {
  readonly layout: Layout;
  readonly rows: Int32Array;
  readonly from: number;
  readonly to: number;
}

/** What is counted about a layout before its rows are known. */
interface Tally {
  readonly layout: Layout;
  readonly firstRow: number;
  rows: number;
  runs: number;
  /** Where its next row goes. */
  next: number;
}

let identity = new Int32Array();

/**
 * Brings the rows into an order in which those of one layout stand together, so that a column can
 * be filled in tight loops.
 */
export function groupRows({ recordCount, runs }: MessageLog): RowGroup[] {
  const ofLayout: (Tally | undefined)[] = [];
  const tallies: Tally[] = [];
  for (let run = 0; run < runs.length; run += 1) {
    const { layout, firstRow } = runs[run] as RecordRun;
    let tally = ofLayout[layout.number];
    if (tally === undefined) {
      tally = { layout, firstRow, rows: 0, runs: 0, next: 0 };
      ofLayout[layout.number] = tally;
      tallies.push(tally);
    }
    tally.rows += endOf(runs, run, recordCount) - firstRow;
    tally.runs += 1;
  }
  const inOrder = rowsUpTo(recordCount);
  const isScattered = tallies.some((tally) => tally.runs > 1);
  const scattered = isScattered ? gathered(runs, recordCount, tallies, ofLayout) : inOrder;
  return tallies.map(({ layout, firstRow, rows, runs: count, next }) =>
    count === 1
      ? { layout, rows: inOrder, from: firstRow, to: firstRow + rows }
      : { layout, rows: scattered, from: next - rows, to: next },
  );
}

/** The rows of layouts that come and go, those of one layout together. */
function gathered(
  runs: readonly RecordRun[],
  recordCount: number,
  tallies: readonly Tally[],
  ofLayout: readonly (Tally | undefined)[],
): Int32Array {
  const rows = new Int32Array(recordCount);
  let from = 0;
  for (const tally of tallies) {
    tally.next = from;
    from += tally.rows;
  }
  for (let run = 0; run < runs.length; run += 1) {
    const { layout, firstRow } = runs[run] as RecordRun;
    const tally = ofLayout[layout.number] as Tally;
    const end = endOf(runs, run, recordCount);
    for (let row = firstRow; row < end; row += 1) {
      rows[tally.next] = row;
      tally.next += 1;
    }
  }
  return rows;
}

/** The first row behind a run. */
function endOf(runs: readonly RecordRun[], run: number, recordCount: number): number {
  return run + 1 < runs.length ? (runs[run + 1] as RecordRun).firstRow : recordCount;
}

/** 0, 1, 2, … kept for the next file: at most one number for each record that a file may have. */
function rowsUpTo(count: number): Int32Array {
  if (identity.length < count)
    identity = Int32Array.from({ length: Math.max(count, 2 * identity.length) }, (_, row) => row);
  return identity;
}
