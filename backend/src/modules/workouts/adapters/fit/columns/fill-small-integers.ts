import { INVALID_BITS } from '../bytes/base-types.js';
import type { Cells, RowSpan } from './cells.js';

// Each function writes the valid values of one field into `out` by row, leaves the other cells as
// they are, and tells how many were valid. Four rows a step: a loop of one row a step waits for its
// own conversions and takes up to twice as long (measured).

/**
 * @param sign 0x80 for signed bytes, else 0: (raw ^ sign) - sign reads the bits as a two's
 * complement
 */
export function fill8(
  span: RowSpan,
  { shift, baseType, scale, offset }: Cells,
  sign: number,
  out: Float64Array,
): number {
  const { view, at, rows, from, to } = span;
  const invalid = INVALID_BITS[baseType] as number;
  let missing = 0;
  let i = from;
  for (; i + 3 < to; i += 4) {
    const row0 = rows[i] as number;
    const row1 = rows[i + 1] as number;
    const row2 = rows[i + 2] as number;
    const row3 = rows[i + 3] as number;
    const a = view.getUint8((at[row0] as number) + shift);
    const b = view.getUint8((at[row1] as number) + shift);
    const c = view.getUint8((at[row2] as number) + shift);
    const d = view.getUint8((at[row3] as number) + shift);
    if (a === invalid) missing += 1;
    else out[row0] = ((a ^ sign) - sign) / scale - offset;
    if (b === invalid) missing += 1;
    else out[row1] = ((b ^ sign) - sign) / scale - offset;
    if (c === invalid) missing += 1;
    else out[row2] = ((c ^ sign) - sign) / scale - offset;
    if (d === invalid) missing += 1;
    else out[row3] = ((d ^ sign) - sign) / scale - offset;
  }
  for (; i < to; i += 1) {
    const row = rows[i] as number;
    const raw = view.getUint8((at[row] as number) + shift);
    if (raw === invalid) missing += 1;
    else out[row] = ((raw ^ sign) - sign) / scale - offset;
  }
  return to - from - missing;
}

/** @param sign 0x8000 for signed numbers, else 0 */
export function fill16(
  span: RowSpan,
  { shift, baseType, scale, offset }: Cells,
  sign: number,
  out: Float64Array,
): number {
  const { view, at, rows, from, to, layout } = span;
  const little = layout.littleEndian;
  const invalid = INVALID_BITS[baseType] as number;
  let missing = 0;
  let i = from;
  for (; i + 3 < to; i += 4) {
    const row0 = rows[i] as number;
    const row1 = rows[i + 1] as number;
    const row2 = rows[i + 2] as number;
    const row3 = rows[i + 3] as number;
    const a = view.getUint16((at[row0] as number) + shift, little);
    const b = view.getUint16((at[row1] as number) + shift, little);
    const c = view.getUint16((at[row2] as number) + shift, little);
    const d = view.getUint16((at[row3] as number) + shift, little);
    if (a === invalid) missing += 1;
    else out[row0] = ((a ^ sign) - sign) / scale - offset;
    if (b === invalid) missing += 1;
    else out[row1] = ((b ^ sign) - sign) / scale - offset;
    if (c === invalid) missing += 1;
    else out[row2] = ((c ^ sign) - sign) / scale - offset;
    if (d === invalid) missing += 1;
    else out[row3] = ((d ^ sign) - sign) / scale - offset;
  }
  for (; i < to; i += 1) {
    const row = rows[i] as number;
    const raw = view.getUint16((at[row] as number) + shift, little);
    if (raw === invalid) missing += 1;
    else out[row] = ((raw ^ sign) - sign) / scale - offset;
  }
  return to - from - missing;
}
