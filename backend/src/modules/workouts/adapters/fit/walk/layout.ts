import { BASE_TYPE_MASK, BaseType } from '../bytes/base-types.js';

const DEVELOPER_DATA = 0x20;
const TIMESTAMP = 253;
/** Header, reserved byte, architecture, global number (2), number of fields. */
const FIXED_BYTES = 6;
export const BYTES_PER_FIELD = 3;
const LITTLE_ENDIAN = 0;
const BIG_ENDIAN = 1;

/**
 * How the data messages of one definition lie in the bytes. The field definitions themselves are
 * not copied out: they are read where they stand, and only for messages that the product needs, so
 * that a file of nothing but definitions costs next to nothing.
 */
export interface Layout {
  /** Layouts are numbered as they come, from 0. */
  readonly number: number;
  /** The message's global number. */
  readonly message: number;
  readonly littleEndian: boolean;
  /** Bytes of a data message behind its header byte. */
  readonly size: number;
  /** Where the first field definition stands: number, size and base type, one byte each. */
  readonly fieldsAt: number;
  readonly fieldCount: number;
  /** Where the first developer field definition stands: number, size and developer index. */
  readonly developerFieldsAt: number;
  readonly developerFieldCount: number;
  /** Bytes of all fields of the profile; the developer's stand behind them. */
  readonly developerDataAt: number;
  /** Offset of the time stamp in a data message; -1 without one. */
  readonly timeAt: number;
  /** Where the definition message begins and ends. */
  readonly from: number;
  readonly to: number;
}

/**
 * Where the definition message at `at` ends, from its counts of fields; -1 where it would reach
 * beyond `end`.
 */
export function definitionEnd(bytes: Uint8Array, at: number, end: number): number {
  if (at + FIXED_BYTES > end) return -1;
  const fieldsEnd = at + FIXED_BYTES + (bytes[at + 5] as number) * BYTES_PER_FIELD;
  if (((bytes[at] as number) & DEVELOPER_DATA) === 0) return fieldsEnd <= end ? fieldsEnd : -1;
  if (fieldsEnd >= end) return -1;
  const developerEnd = fieldsEnd + 1 + (bytes[fieldsEnd] as number) * BYTES_PER_FIELD;
  return developerEnd <= end ? developerEnd : -1;
}

/**
 * The layout that the definition message in `bytes[at, to)` describes; null where its byte order is
 * none that FIT knows.
 */
export function layoutOf(bytes: Uint8Array, at: number, to: number, number: number): Layout | null {
  const architecture = bytes[at + 2];
  if (architecture !== LITTLE_ENDIAN && architecture !== BIG_ENDIAN) return null;
  const littleEndian = architecture === LITTLE_ENDIAN;
  const fieldCount = bytes[at + 5] as number;
  const fieldsAt = at + FIXED_BYTES;
  const fieldsEnd = fieldsAt + fieldCount * BYTES_PER_FIELD;
  let size = 0;
  let timeAt = -1;
  for (let field = fieldsAt; field < fieldsEnd; field += BYTES_PER_FIELD) {
    if (
      bytes[field] === TIMESTAMP &&
      bytes[field + 1] === 4 &&
      ((bytes[field + 2] as number) & BASE_TYPE_MASK) === BaseType.UINT32
    )
      timeAt = size;
    size += bytes[field + 1] as number;
  }
  const developerDataAt = size;
  for (let field = fieldsEnd + 1; field < to; field += BYTES_PER_FIELD)
    size += bytes[field + 1] as number;
  return {
    number,
    message: littleEndian
      ? (bytes[at + 3] as number) | ((bytes[at + 4] as number) << 8)
      : ((bytes[at + 3] as number) << 8) | (bytes[at + 4] as number),
    littleEndian,
    size,
    fieldsAt,
    fieldCount,
    developerFieldsAt: fieldsEnd + 1,
    developerFieldCount: to > fieldsEnd ? (bytes[fieldsEnd] as number) : 0,
    developerDataAt,
    timeAt,
    from: at,
    to,
  };
}
