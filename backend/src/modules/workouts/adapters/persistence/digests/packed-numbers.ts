import { endianness } from 'node:os';

const SWAPPED = endianness() === 'BE';
const NOTHING = new Uint8Array();

/** How wide a number of a packed list is, in bytes. */
export type NumberWidth = 4 | 8;

/**
 * A list of numbers as bytes, little endian; null for an empty one. Four bytes keep about seven
 * digits.
 */
export function packNumbers(values: readonly number[], width: NumberWidth): Buffer | null {
  if (values.length === 0) return null;
  const packed = Buffer.from((width === 4 ? Float32Array : Float64Array).from(values).buffer);
  if (SWAPPED) swap(packed, width);
  return packed;
}

/** The list that was packed; empty for null. */
export function unpackNumbers(
  bytes: Buffer | null,
  width: NumberWidth,
): Float32Array | Float64Array {
  // A copy: bytes from the database start anywhere in a larger buffer, but floats must start at
  // multiples of their width.
  const own = new Uint8Array(bytes ?? NOTHING);
  if (SWAPPED) swap(Buffer.from(own.buffer), width);
  return width === 4 ? new Float32Array(own.buffer) : new Float64Array(own.buffer);
}

function swap(packed: Buffer, width: NumberWidth): void {
  if (width === 4) packed.swap32();
  else packed.swap64();
}
