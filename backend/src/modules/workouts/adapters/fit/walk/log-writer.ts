import { invalidFit } from '../fit-refusal.js';
import type { Layout } from './layout.js';
import type { LoggedMessage, LoggedPart, MessageLog, RecordRun } from './message-log.js';
import { Need } from './needed-messages.js';
import { timeAfter } from './time-reference.js';
import type { TimeReference } from './time-reference.js';

/** Over 69 hours at one record a second. Ours. */
export const MOST_RECORDS = 250_000;
const LEAST_ROOM = 256;
/** The bits of a compressed header that are not its time. */
const COMPRESSED_LOCAL_TYPE = 0xe0;
/** Messages of other kinds that are kept; the fullest file of the corpus has under 1,000. Ours. */
export const MOST_MESSAGES = 100_000;

/**
 * Takes note of messages as the walk meets them.
 *
 * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX, from the methods, where there are more messages than any workout has
 */
export class LogWriter implements MessageLog {
  recordsAt = new Int32Array();
  recordCount = 0;
  headerTimes: Float64Array | null = null;
  hasHrv = false;
  readonly runs: RecordRun[] = [];
  readonly parts: LoggedPart[] = [];
  readonly messages: LoggedMessage[] = [];
  private layout: Layout | null = null;
  private partBegan = { runs: 0, messages: 0 };

  beginPart(from: number): void {
    this.layout = null;
    this.parts.push({ from, firstRow: this.recordCount });
    this.partBegan = { runs: this.runs.length, messages: this.messages.length };
  }

  /** Forgets what was noted since the part began. */
  rewindPart(): void {
    this.layout = null;
    this.recordCount = this.parts.at(-1)?.firstRow ?? 0;
    this.runs.length = this.partBegan.runs;
    this.messages.length = this.partBegan.messages;
  }

  /** Messages of one header byte, one after the other; the first is whole. Tells where the last whole one ends. */
  run(bytes: Uint8Array, layout: Layout, need: number, from: number, to: number): number {
    if (need === Need.RECORD) return this.records(bytes, layout, from, to);
    const header = bytes[from];
    const step = layout.size + 1;
    let at = from;
    do {
      this.other(layout, need, at + 1, Number.NaN);
      at += step;
    } while (at + step <= to && bytes[at] === header);
    return at;
  }

  /** One message at `from` whose time is given; NaN where no time came before it. Tells where it ends. */
  timed(layout: Layout, need: number, from: number, time: number): number {
    if (need !== Need.RECORD) {
      this.other(layout, need, from + 1, time);
    } else {
      this.enter(layout);
      const row = this.recordCount;
      if (row >= this.recordsAt.length) this.grow(row + LEAST_ROOM);
      this.recordsAt[row] = from + 1;
      this.timesOfRows()[row] = time;
      this.recordCount = row + 1;
    }
    return from + layout.size + 1;
  }

  /** Records of one local type that carry their times in their headers; the first is whole. Tells where the last whole one ends. */
  timedRecords(bytes: Uint8Array, layout: Layout, from: number, to: number, reference: TimeReference): number {
    this.enter(layout);
    const first = bytes[from] as number;
    const step = layout.size + 1;
    let { recordsAt, recordCount: row } = this;
    let times = this.timesOfRows();
    let { time } = reference;
    let at = from;
    do {
      if (row >= recordsAt.length || row >= times.length) {
        if (row >= recordsAt.length) recordsAt = this.grow(row + Math.ceil((to - at) / step));
        times = this.timesOfRows();
      }
      time = timeAfter(time, bytes[at] as number);
      recordsAt[row] = at + 1;
      times[row] = time;
      row += 1;
      at += step;
    } while (at + step <= to && (((bytes[at] as number) ^ first) & COMPRESSED_LOCAL_TYPE) === 0);
    reference.time = time;
    this.recordCount = row;
    return at;
  }

  private records(bytes: Uint8Array, layout: Layout, from: number, to: number): number {
    this.enter(layout);
    const header = bytes[from];
    const step = layout.size + 1;
    let { recordsAt, recordCount: row } = this;
    let at = from;
    do {
      if (row >= recordsAt.length) recordsAt = this.grow(row + Math.ceil((to - at) / step));
      recordsAt[row] = at + 1;
      row += 1;
      at += step;
    } while (at + step <= to && bytes[at] === header);
    this.recordCount = row;
    return at;
  }

  private other(layout: Layout, need: number, at: number, headerTime: number): void {
    if (need === Need.HRV) this.hasHrv = true;
    if (need !== Need.LOG) return;
    if (this.messages.length >= MOST_MESSAGES) throw invalidFit('TOO_COMPLEX');
    this.messages.push({ layout, at, headerTime });
  }

  /** Says that the rows from here on lie as `layout` has it. */
  private enter(layout: Layout): void {
    if (layout === this.layout) return;
    this.layout = layout;
    this.runs.push({ layout, firstRow: this.recordCount });
  }

  /** More room for offsets: for `rows` as far as that many are allowed. */
  private grow(rows: number): Int32Array<ArrayBuffer> {
    const had = this.recordsAt.length;
    if (had >= MOST_RECORDS) throw invalidFit('TOO_COMPLEX');
    const grown = new Int32Array(Math.min(MOST_RECORDS, Math.max(rows, 2 * had)));
    grown.set(this.recordsAt);
    this.recordsAt = grown;
    return grown;
  }

  /** Times from headers, with as much room as there is for offsets. */
  private timesOfRows(): Float64Array {
    if (this.headerTimes !== null && this.headerTimes.length >= this.recordsAt.length) return this.headerTimes;
    const times = new Float64Array(this.recordsAt.length).fill(Number.NaN);
    if (this.headerTimes !== null) times.set(this.headerTimes);
    this.headerTimes = times;
    return times;
  }
}
