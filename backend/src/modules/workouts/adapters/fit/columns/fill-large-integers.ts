import { INVALID_BITS } from '../bytes/base-types.js';
import type { Cells, RowSpan } from './cells.js';

// As in fill-small-integers: each function writes the valid values of one field into `out` by row,
// leaves the other cells as they are, and tells how many were valid. Four rows a step.

export function fillUint32(
  span: RowSpan,
  { shift, baseType, scale, offset }: Cells,
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
    const a = view.getInt32((at[row0] as number) + shift, little);
    const b = view.getInt32((at[row1] as number) + shift, little);
    const c = view.getInt32((at[row2] as number) + shift, little);
    const d = view.getInt32((at[row3] as number) + shift, little);
    if (a === invalid) missing += 1;
    else out[row0] = (a >>> 0) / scale - offset;
    if (b === invalid) missing += 1;
    else out[row1] = (b >>> 0) / scale - offset;
    if (c === invalid) missing += 1;
    else out[row2] = (c >>> 0) / scale - offset;
    if (d === invalid) missing += 1;
    else out[row3] = (d >>> 0) / scale - offset;
  }
  for (; i < to; i += 1) {
    const row = rows[i] as number;
    const raw = view.getInt32((at[row] as number) + shift, little);
    if (raw === invalid) missing += 1;
    else out[row] = (raw >>> 0) / scale - offset;
  }
  return to - from - missing;
}

export function fillSint32(
  span: RowSpan,
  { shift, baseType, scale, offset }: Cells,
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
    const a = view.getInt32((at[row0] as number) + shift, little);
    const b = view.getInt32((at[row1] as number) + shift, little);
    const c = view.getInt32((at[row2] as number) + shift, little);
    const d = view.getInt32((at[row3] as number) + shift, little);
    if (a === invalid) missing += 1;
    else out[row0] = a / scale - offset;
    if (b === invalid) missing += 1;
    else out[row1] = b / scale - offset;
    if (c === invalid) missing += 1;
    else out[row2] = c / scale - offset;
    if (d === invalid) missing += 1;
    else out[row3] = d / scale - offset;
  }
  for (; i < to; i += 1) {
    const row = rows[i] as number;
    const raw = view.getInt32((at[row] as number) + shift, little);
    if (raw === invalid) missing += 1;
    else out[row] = raw / scale - offset;
  }
  return to - from - missing;
}
