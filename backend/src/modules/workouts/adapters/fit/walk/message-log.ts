import type { Layout } from './layout.js';

/** One message that is not a record: where its data begin, and its time where the header carries it. */
export interface LoggedMessage {
  readonly layout: Layout;
  /** Offset of the data, behind the header byte. */
  readonly at: number;
  /** FIT seconds from a compressed header; NaN without one. */
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

/** What the walk noted about the whole upload: where each message that the product needs begins, in file order. */
export interface MessageLog {
  /** Offsets of the records' data, one for each row; only the first `recordCount` are filled. */
  readonly recordsAt: Int32Array;
  readonly recordCount: number;
  readonly runs: readonly RecordRun[];
  /** FIT seconds from compressed headers by row, NaN where there is none, and no longer than up to the last of them; null where no record has such a header. */
  readonly headerTimes: Float64Array | null;
  readonly parts: readonly LoggedPart[];
  readonly messages: readonly LoggedMessage[];
  /** Whether beat-to-beat intervals (hrv messages) are there. */
  readonly hasHrv: boolean;
}
