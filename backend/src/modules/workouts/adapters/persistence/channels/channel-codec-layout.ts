import type { ColumnSteps } from './channel-codec-steps.js';

/**
 * order (1 byte), scale and offset (float64, little-endian): a stored column says how to
 * read it.
 */
const HEADER = 17;
const LARGEST = 2 ** 31 - 1;

/** Bytes before compression: header, one bit for each value that is NaN, four planes of bytes. */
export function wholesLength(samples: number): number {
  return HEADER + maskLength(samples) + 4 * samples;
}

export function floatsLength(samples: number): number {
  return 8 * samples;
}

/** Null where a value is too large for a signed 32-bit whole number, or infinite. */
export function encodeWholes(
  values: Float64Array,
  { scales, offset, order }: ColumnSteps,
): Uint8Array | null {
  // The finest scale is taken where no other fits, so nothing is to be found out about it.
  const scale =
    scales.slice(0, -1).find((candidate) => losesNothing(values, candidate, offset)) ??
    scales.at(-1) ??
    1;
  const bytes = new Uint8Array(wholesLength(values.length));
  const header = new DataView(bytes.buffer);
  header.setUint8(0, order);
  header.setFloat64(1, scale, true);
  header.setFloat64(9, offset, true);
  const planes = bytes.subarray(HEADER + maskLength(values.length));
  const twice = order === 2;
  let whole = 0;
  let before = 0;
  let stepBefore = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] as number;
    // A gap repeats the value before it, so that it costs no difference.
    if (!Number.isNaN(value)) {
      const nearest = Math.round((value + offset) * scale);
      if (!(Math.abs(nearest) <= LARGEST)) return null;
      whole = nearest | 0;
    } else {
      setBit(bytes, HEADER, index);
    }
    // Differences wrap around at 32 bits; so does their sum, and nothing is lost.
    const step = (whole - before) | 0;
    writeZigzag(planes, index, values.length, twice ? (step - stepBefore) | 0 : step);
    before = whole;
    stepBefore = step;
  }
  return bytes;
}

export function decodeWholes(bytes: Uint8Array, samples: number): Float64Array {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [order, scale, offset] = [
    header.getUint8(0),
    header.getFloat64(1, true),
    header.getFloat64(9, true),
  ];
  const wholes = readPlanes(bytes.subarray(HEADER + maskLength(samples)), samples);
  for (let pass = 0; pass < order; pass += 1) fromDifferences(wholes);
  const values = new Float64Array(samples);
  for (let index = 0; index < samples; index += 1) {
    values[index] = hasBit(bytes, HEADER, index)
      ? Number.NaN
      : (wholes[index] ?? 0) / scale - offset;
  }
  return values;
}

export function encodeFloats(values: Float64Array): Uint8Array {
  const planes = new Uint8Array(floatsLength(values.length));
  const view = new DataView(new ArrayBuffer(8));
  values.forEach((value, index) => {
    view.setFloat64(0, value, true);
    for (let plane = 0; plane < 8; plane += 1)
      planes[plane * values.length + index] = view.getUint8(plane);
  });
  return planes;
}

export function decodeFloats(planes: Uint8Array, samples: number): Float64Array {
  const view = new DataView(new ArrayBuffer(8));
  return Float64Array.from({ length: samples }, (_, index) => {
    for (let plane = 0; plane < 8; plane += 1)
      view.setUint8(plane, planes[plane * samples + index] ?? 0);
    return view.getFloat64(0, true);
  });
}

/** Whether every value comes back exactly at this scale. */
export function losesNothing(values: Float64Array, scale: number, offset: number): boolean {
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] as number;
    if (Math.round((value + offset) * scale) / scale - offset !== value && !Number.isNaN(value))
      return false;
  }
  return true;
}

function maskLength(samples: number): number {
  return Math.ceil(samples / 8);
}

function setBit(bytes: Uint8Array, from: number, index: number): void {
  const at = from + (index >> 3);
  bytes[at] = (bytes[at] ?? 0) | (1 << (index & 7));
}

function hasBit(bytes: Uint8Array, from: number, index: number): boolean {
  return (((bytes[from + (index >> 3)] ?? 0) >> (index & 7)) & 1) === 1;
}

function fromDifferences(wholes: Int32Array): void {
  for (let index = 1; index < wholes.length; index += 1)
    wholes[index] = (wholes[index] as number) + (wholes[index - 1] as number);
}

/**
 * Zigzag (sign in the lowest bit) leaves the upper planes of small differences empty; the planes
 * lie one after the other.
 */
function writeZigzag(planes: Uint8Array, index: number, count: number, whole: number): void {
  const zigzag = (whole << 1) ^ (whole >> 31);
  planes[index] = zigzag;
  planes[count + index] = zigzag >>> 8;
  planes[2 * count + index] = zigzag >>> 16;
  planes[3 * count + index] = zigzag >>> 24;
}

function readPlanes(planes: Uint8Array, count: number): Int32Array {
  const wholes = new Int32Array(count);
  for (let index = 0; index < count; index += 1) {
    let zigzag = 0;
    for (let plane = 0; plane < 4; plane += 1)
      zigzag |= (planes[plane * count + index] ?? 0) << (8 * plane);
    wholes[index] = (zigzag >>> 1) ^ -(zigzag & 1);
  }
  return wholes;
}
