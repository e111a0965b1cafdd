import { invalidFit } from '../fit-refusal.js';
import type { Layout } from './layout.js';
import type { LoggedMessage, LoggedPart, MessageLog, RecordRun } from './message-log.js';
import { Need } from './needed-messages.js';

/** Over 69 hours at one record a second. Ours. */
export const MOST_RECORDS = 250_000;
/** Messages of other kinds that are kept; the fullest file of the corpus has under 1,000. Ours. */
export const MOST_MESSAGES = 100_000;
const FIRST_CAPACITY = 256;

/**
 * Takes note of messages as the walk meets them.
 *
 * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX, from the methods, where there are more messages than any workout has
 */
export class LogWriter implements MessageLog {
  recordsAt = new Int32Array(FIRST_CAPACITY);
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

  /** One message whose time stands in its header; NaN where no time came before it. */
  timed(layout: Layout, need: number, at: number, time: number): void {
    if (need !== Need.RECORD) {
      this.other(layout, need, at, time);
      return;
    }
    this.enter(layout);
    const row = this.recordCount;
    if (row >= this.recordsAt.length) this.grow(row + 1);
    this.recordsAt[row] = at;
    if (this.headerTimes === null || this.headerTimes.length < this.recordsAt.length) this.headerTimes = this.grownTimes();
    this.headerTimes[row] = time;
    this.recordCount = row + 1;
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

  private grownTimes(): Float64Array {
    const times = new Float64Array(this.recordsAt.length).fill(Number.NaN);
    if (this.headerTimes !== null) times.set(this.headerTimes);
    return times;
  }
}
