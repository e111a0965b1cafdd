import { FIT_EPOCH_S } from '../bytes/fit-time.js';
import { invalidFit } from '../fit-refusal.js';
import type { Layout } from './layout.js';
import type { LoggedPart, MessageLog, MessageRun, RecordRun } from './message-log.js';
import { Need } from './needed-messages.js';
import { RowRoom } from './row-room.js';
import { OFFSET_BITS } from './time-reference.js';
import type { TimeReference } from './time-reference.js';

/**
 * Over 138 hours at one record a second: multi-day races, and what ten-megabyte uploads hold with a
 * few values a record. Ours.
 */
export const MOST_RECORDS = 500_000;
const LEAST_ROOM = 256;
/** The bits of a compressed header that are not its time. */
const COMPRESSED_LOCAL_TYPE = 0xe0;
/** Messages of other kinds that are kept; the fullest file of the corpus has under 1,000. Ours. */
export const MOST_MESSAGES = 100_000;

/**
 * Takes note of messages as the walk meets them.
 *
 * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX, from the methods, where there are more
 * messages than any workout has
 */
export class LogWriter implements MessageLog {
  recordCount = 0;
  headerTimes: Float64Array | null = null;
  hasHrv = false;
  readonly runs: RecordRun[] = [];
  readonly parts: LoggedPart[] = [];
  readonly messages: MessageRun[] = [];
  private layout: Layout | null = null;
  private messageCount = 0;
  private partBegan = { runs: 0, messages: 0, messageCount: 0 };

  /**
   * @param room a caller that passes it may use the log only until the next one is written into it
   */
  constructor(
    private readonly bytes: Uint8Array,
    private readonly room: RowRoom = new RowRoom(),
  ) {}

  get recordsAt(): Int32Array {
    return this.room.at;
  }

  beginPart(from: number): void {
    this.layout = null;
    this.parts.push({ from, firstRow: this.recordCount });
    this.partBegan = {
      runs: this.runs.length,
      messages: this.messages.length,
      messageCount: this.messageCount,
    };
  }

  /** Forgets what was noted since the part began. */
  rewindPart(): void {
    this.layout = null;
    this.recordCount = this.parts.at(-1)?.firstRow ?? 0;
    this.runs.length = this.partBegan.runs;
    this.messages.length = this.partBegan.messages;
    this.messageCount = this.partBegan.messageCount;
  }

  /**
   * Messages of one header byte, one after the other; the first is whole. Returns the end of the
   * last whole one.
   */
  run(layout: Layout, need: number, from: number, to: number): number {
    if (need === Need.RECORD) return this.records(layout, from, to);
    const { bytes } = this;
    const header = bytes[from];
    const step = layout.size + 1;
    let at = from;
    let count = 0;
    do {
      at += step;
      count += 1;
    } while (at + step <= to && bytes[at] === header);
    this.others(need, { layout, at: from + 1, count, headerTime: Number.NaN });
    return at;
  }

  /**
   * One message at `from` whose time is given in FIT seconds; NaN where no time came before it.
   * Returns its end.
   */
  timed(layout: Layout, need: number, from: number, time: number): number {
    if (need !== Need.RECORD) {
      this.others(need, { layout, at: from + 1, count: 1, headerTime: time });
    } else {
      this.enter(layout);
      const row = this.recordCount;
      if (row >= this.room.at.length) this.grow(row + LEAST_ROOM);
      this.room.at[row] = from + 1;
      this.timesOfRows()[row] = time + FIT_EPOCH_S;
      this.recordCount = row + 1;
    }
    return from + layout.size + 1;
  }

  /**
   * Records of one local type that carry their times in their headers; the first is whole.
   * Returns the end of the last whole one.
   */
  timedRecords(layout: Layout, from: number, to: number, reference: TimeReference): number {
    const { bytes } = this;
    this.enter(layout);
    const first = bytes[from] as number;
    const step = layout.size + 1;
    let { at: recordsAt } = this.room;
    let times = this.timesOfRows();
    let row = this.recordCount;
    const { time } = reference;
    // As `timeAfter`, but each time waits for the one before it, and whole numbers wait less long:
    // they count the seconds since `time`.
    const bits = time & OFFSET_BITS;
    const began = time + FIT_EPOCH_S;
    const last = to - step;
    let header = first;
    let since = 0;
    let at = from;
    do {
      if (row >= recordsAt.length) {
        recordsAt = this.grow(row + Math.ceil((to - at) / step));
        times = this.timesOfRows();
      }
      since += (header - bits - since) & OFFSET_BITS;
      recordsAt[row] = at + 1;
      times[row] = began + since;
      row += 1;
      at += step;
      if (at > last) break;
      header = bytes[at] as number;
    } while (((header ^ first) & COMPRESSED_LOCAL_TYPE) === 0);
    reference.time = time + since;
    this.recordCount = row;
    return at;
  }

  private records(layout: Layout, from: number, to: number): number {
    const { bytes } = this;
    this.enter(layout);
    const header = bytes[from];
    const step = layout.size + 1;
    const firstRow = this.recordCount;
    let { at: recordsAt } = this.room;
    let row = firstRow;
    let at = from;
    do {
      if (row >= recordsAt.length) recordsAt = this.grow(row + Math.ceil((to - at) / step));
      recordsAt[row] = at + 1;
      row += 1;
      at += step;
    } while (at + step <= to && bytes[at] === header);
    if (this.headerTimes !== null) this.timesOfRows().fill(Number.NaN, firstRow, row);
    this.recordCount = row;
    return at;
  }

  private others(need: number, run: MessageRun): void {
    if (need === Need.HRV) this.hasHrv = true;
    if (need !== Need.LOG) return;
    this.messageCount += run.count;
    if (this.messageCount > MOST_MESSAGES) throw invalidFit('TOO_COMPLEX');
    this.messages.push(run);
  }

  /** Says that the rows from here on lie as `layout` has it. */
  private enter(layout: Layout): void {
    if (layout === this.layout) return;
    this.layout = layout;
    this.runs.push({ layout, firstRow: this.recordCount });
  }

  /** More room for offsets: for `rows` as far as that many are allowed. */
  private grow(rows: number): Int32Array<ArrayBuffer> {
    const { room } = this;
    const had = room.at.length;
    if (had >= MOST_RECORDS) throw invalidFit('TOO_COMPLEX');
    const grown = new Int32Array(Math.min(MOST_RECORDS, Math.max(rows, 2 * had)));
    grown.set(room.at);
    room.at = grown;
    return grown;
  }

  /** Times from headers, with as much room as there is for offsets. */
  private timesOfRows(): Float64Array {
    const { room } = this;
    if (room.times.length < room.at.length) {
      const grown = new Float64Array(room.at.length);
      grown.set(room.times);
      room.times = grown;
    }
    if (this.headerTimes === null) room.times.fill(Number.NaN, 0, this.recordCount);
    this.headerTimes = room.times;
    return room.times;
  }
}
