import { endianness } from 'node:os';

/** How wide a number of a packed list is, in bytes. */
export type NumberWidth = 4 | 8;

/** A list of numbers as bytes, little endian; null for an empty one. Four bytes keep about seven digits. */
export function packNumbers(values: readonly number[], width: NumberWidth): Buffer | null {
  if (values.length === 0) return null;
  const packed = Buffer.from((width === 4 ? Float32Array : Float64Array).from(values).buffer);
  if (endianness() === 'BE') swap(packed, width);
  return packed;
}

/** The list that was packed; empty for null. */
export function unpackNumbers(bytes: Buffer | null, width: NumberWidth): number[] {
  if (bytes === null) return [];
  const values = new Array<number>(bytes.length / width);
  for (let at = 0; at < values.length; at++) values[at] = width === 4 ? bytes.readFloatLE(at * 4) : bytes.readDoubleLE(at * 8);
  return values;
}

function swap(packed: Buffer, width: NumberWidth): void {
  if (width === 4) packed.swap32();
  else packed.swap64();
}
