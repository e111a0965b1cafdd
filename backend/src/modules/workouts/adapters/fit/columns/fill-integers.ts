import { INVALID_BITS } from '../bytes/base-types.js';
import type { Cells, RowSpan } from './cells.js';

// Each function writes the valid values of one field into `out` by row, leaves the other cells as they are, and tells how many were valid.

/** @param sign 0x80 for signed bytes, else 0 */
export function fill8({ bytes, at, rows, from, to }: RowSpan, { shift, baseType, scale, offset }: Cells, sign: number, out: Float64Array): number {
  const invalid = INVALID_BITS[baseType];
  let valid = 0;
  for (let i = from; i < to; i += 1) {
    const row = rows[i] as number;
    const raw = bytes[(at[row] as number) + shift] as number;
    if (raw === invalid) continue;
    out[row] = ((raw ^ sign) - sign) / scale - offset;
    valid += 1;
  }
  return valid;
}

/** @param sign 0x8000 for signed numbers, else 0 */
export function fill16({ bytes, at, rows, from, to, layout }: RowSpan, { shift, baseType, scale, offset }: Cells, sign: number, out: Float64Array): number {
  const invalid = INVALID_BITS[baseType];
  const low = shift + (layout.littleEndian ? 0 : 1);
  const high = shift + (layout.littleEndian ? 1 : 0);
  let valid = 0;
  for (let i = from; i < to; i += 1) {
    const row = rows[i] as number;
    const start = at[row] as number;
    const raw = (bytes[start + low] as number) | ((bytes[start + high] as number) << 8);
    if (raw === invalid) continue;
    out[row] = ((raw ^ sign) - sign) / scale - offset;
    valid += 1;
  }
  return valid;
}

export function fillUint32({ bytes, at, rows, from, to, layout }: RowSpan, { shift, baseType, scale, offset }: Cells, out: Float64Array): number {
  const invalid = INVALID_BITS[baseType];
  const lowest = shift + (layout.littleEndian ? 0 : 3);
  const step = layout.littleEndian ? 1 : -1;
  let valid = 0;
  for (let i = from; i < to; i += 1) {
    const row = rows[i] as number;
    const p = (at[row] as number) + lowest;
    const low = (bytes[p] as number) | ((bytes[p + step] as number) << 8);
    const raw = low | ((bytes[p + 2 * step] as number) << 16) | ((bytes[p + 3 * step] as number) << 24);
    if (raw === invalid) continue;
    out[row] = (raw >>> 0) / scale - offset;
    valid += 1;
  }
  return valid;
}

export function fillSint32({ bytes, at, rows, from, to, layout }: RowSpan, { shift, baseType, scale, offset }: Cells, out: Float64Array): number {
  const invalid = INVALID_BITS[baseType];
  const lowest = shift + (layout.littleEndian ? 0 : 3);
  const step = layout.littleEndian ? 1 : -1;
  let valid = 0;
  for (let i = from; i < to; i += 1) {
    const row = rows[i] as number;
    const p = (at[row] as number) + lowest;
    const low = (bytes[p] as number) | ((bytes[p + step] as number) << 8);
    const raw = low | ((bytes[p + 2 * step] as number) << 16) | ((bytes[p + 3 * step] as number) << 24);
    if (raw === invalid) continue;
    out[row] = raw / scale - offset;
    valid += 1;
  }
  return valid;
}
