import { RowRoom } from '../walk/row-room.js';

/**
 * Numbers that are kept for the next file (8 MB): twelve columns of a day at one record a second. A
 * larger file gets fresh memory.
 */
const MOST_KEPT = 1_048_576;

/**
 * Room for rows and columns that is used again for the next file: fresh memory costs more than the
 * columns take to read, since the system hands it out page by page. What was taken is the taker's
 * until `reset`.
 */
export class Arena {
  readonly rows = new RowRoom();
  private room = new Float64Array();
  private taken = 0;

  /** Makes all the room free again. What was taken before must no longer be used. */
  reset(): void {
    this.taken = 0;
    if (this.room.length > MOST_KEPT) this.room = new Float64Array();
  }

  /** Room for `count` columns of `rows` numbers, all NaN, one after the other. */
  take(count: number, rows: number): Float64Array[] {
    const length = count * rows;
    if (this.taken + length > this.room.length) {
      this.room = new Float64Array(Math.max(length, Math.min(MOST_KEPT, 2 * this.room.length)));
      this.taken = 0;
    }
    const from = this.taken;
    this.taken += length;
    this.room.fill(Number.NaN, from, this.taken);
    const columns: Float64Array[] = [];
    for (let index = 0; index < count; index += 1)
      columns.push(this.room.subarray(from + index * rows, from + (index + 1) * rows));
    return columns;
  }
}
