import type { RowGroup } from './row-groups.js';

/** The records of one layout in their bytes: the data of row `r` begin at `at[r]`. */
export interface RowSpan extends RowGroup {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly at: Int32Array;
}

/** One field of a span. */
export interface Cells {
  /** Bytes between the beginning of a row's data and the field. */
  readonly shift: number;
  readonly baseType: number;
  /**
   * The value is (raw / scale) - offset, in this order and in float64, so that it is the same to
   * the last bit as the SDK's.
   */
  readonly scale: number;
  readonly offset: number;
}
