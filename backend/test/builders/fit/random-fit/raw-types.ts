/**
 * A base type as a writer sees it; kept apart from the reader's own tables, so that a slip in one
 * shows against the other.
 */
export interface RawType {
  readonly name: string;
  /** The byte in a field definition. */
  readonly code: number;
  readonly size: number;
  /** The value that means "not given"; floats have NaN, text has none. */
  readonly invalid: number | bigint | null;
}

const type = (
  name: string,
  code: number,
  size: number,
  invalid: number | bigint | null,
): RawType => ({ name, code, size, invalid });

/** Source: FIT Protocol, "Base Types". */
export const RAW_TYPES = {
  enum: type('enum', 0x00, 1, 0xff),
  sint8: type('sint8', 0x01, 1, 0x7f),
  uint8: type('uint8', 0x02, 1, 0xff),
  sint16: type('sint16', 0x83, 2, 0x7fff),
  uint16: type('uint16', 0x84, 2, 0xffff),
  sint32: type('sint32', 0x85, 4, 0x7fffffff),
  uint32: type('uint32', 0x86, 4, 0xffffffff),
  string: type('string', 0x07, 1, null),
  float32: type('float32', 0x88, 4, Number.NaN),
  float64: type('float64', 0x89, 8, Number.NaN),
  uint8z: type('uint8z', 0x0a, 1, 0),
  uint16z: type('uint16z', 0x8b, 2, 0),
  uint32z: type('uint32z', 0x8c, 4, 0),
  byte: type('byte', 0x0d, 1, 0xff),
  sint64: type('sint64', 0x8e, 8, 0x7fffffffffffffffn),
  uint64: type('uint64', 0x8f, 8, 0xffffffffffffffffn),
  uint64z: type('uint64z', 0x90, 8, 0n),
} as const;

export type RawTypeName = keyof typeof RAW_TYPES;

const WRITERS: Readonly<
  Record<RawTypeName, (view: DataView, value: number | bigint, little: boolean) => void>
> = {
  enum: (view, value) => view.setUint8(0, Number(value)),
  sint8: (view, value) => view.setInt8(0, Number(value)),
  uint8: (view, value) => view.setUint8(0, Number(value)),
  sint16: (view, value, little) => view.setInt16(0, Number(value), little),
  uint16: (view, value, little) => view.setUint16(0, Number(value), little),
  sint32: (view, value, little) => view.setInt32(0, Number(value), little),
  uint32: (view, value, little) => view.setUint32(0, Number(value), little),
  string: (view, value) => view.setUint8(0, Number(value)),
  float32: (view, value, little) => view.setFloat32(0, Number(value), little),
  float64: (view, value, little) => view.setFloat64(0, Number(value), little),
  uint8z: (view, value) => view.setUint8(0, Number(value)),
  uint16z: (view, value, little) => view.setUint16(0, Number(value), little),
  uint32z: (view, value, little) => view.setUint32(0, Number(value), little),
  byte: (view, value) => view.setUint8(0, Number(value)),
  sint64: (view, value, little) => view.setBigInt64(0, BigInt(value), little),
  uint64: (view, value, little) => view.setBigUint64(0, BigInt(value), little),
  uint64z: (view, value, little) => view.setBigUint64(0, BigInt(value), little),
};

export function encodeRaw(name: RawTypeName, value: number | bigint, little: boolean): number[] {
  const bytes = new Uint8Array(RAW_TYPES[name].size);
  WRITERS[name](new DataView(bytes.buffer), value, little);
  return [...bytes];
}
