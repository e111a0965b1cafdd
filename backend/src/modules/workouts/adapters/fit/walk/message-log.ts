import type { Layout } from './layout.js';

/**
 * Messages of one layout that are no records and stand one behind the other, each with its header
 * byte: one, or several in a row.
 */
export interface MessageRun {
  readonly layout: Layout;
  /** Offset of the first one's data, behind the header byte. */
  readonly at: number;
  readonly count: number;
  /** FIT seconds from a compressed header, which stands for one message only; NaN without one. */
  readonly headerTime: number;
}

/** Records that stand one after the other, other messages between them aside, in one layout. */
export interface RecordRun {
  readonly layout: Layout;
  readonly firstRow: number;
}

/** One FIT file of a chained upload: where its messages begin, and its first record. */
export interface LoggedPart {
  readonly from: number;
  readonly firstRow: number;
}

/**
 * What the walk noted about the whole upload: where each message that the product needs begins, in
 * file order.
 */
export interface MessageLog {
  /** Offsets of the records' data, one for each row; only the first `recordCount` are filled. */
  readonly recordsAt: Int32Array;
  readonly recordCount: number;
  readonly runs: readonly RecordRun[];
  /**
   * Times from compressed headers by row, seconds since 1970, NaN without one; only the
   * first `recordCount` are filled. Null where no record has such a header.
   */
  readonly headerTimes: Float64Array | null;
  readonly parts: readonly LoggedPart[];
  readonly messages: readonly MessageRun[];
  /** Whether beat-to-beat intervals (hrv messages) are there. */
  readonly hasHrv: boolean;
}

/** The bytes of an upload with a view of them, and where its messages begin. */
export interface WalkedFile {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly log: MessageLog;
}
