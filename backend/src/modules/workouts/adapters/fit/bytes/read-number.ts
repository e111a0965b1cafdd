import { BaseType, INVALID_BITS } from './base-types.js';

const HALF = 0x1_0000_0000;

/**
 * One element as a number, unscaled; NaN where it is invalid, not finite, or no number at all.
 *
 * @param at offset of the element, which is wholly inside `view`
 * @param baseType as masked from the field definition; null for an unknown base type
 */
export function readNumber(
  view: DataView,
  at: number,
  baseType: number,
  littleEndian: boolean,
): number {
  const invalid = INVALID_BITS[baseType];
  switch (baseType) {
    case BaseType.ENUM:
    case BaseType.UINT8:
    case BaseType.UINT8Z:
    case BaseType.BYTE:
      return unless(view.getUint8(at), invalid);
    case BaseType.SINT8:
      return unless(view.getInt8(at), invalid);
    case BaseType.UINT16:
    case BaseType.UINT16Z:
      return unless(view.getUint16(at, littleEndian), invalid);
    case BaseType.SINT16:
      return unless(view.getInt16(at, littleEndian), invalid);
    default:
      return readLong(view, at, baseType, littleEndian);
  }
}

/** As `readNumber`, of four or eight bytes. */
function readLong(view: DataView, at: number, baseType: number, littleEndian: boolean): number {
  const invalid = INVALID_BITS[baseType];
  switch (baseType) {
    case BaseType.SINT32:
      return unless(view.getInt32(at, littleEndian), invalid);
    case BaseType.UINT32:
    case BaseType.UINT32Z: {
      const bits = view.getInt32(at, littleEndian);
      return bits === invalid ? Number.NaN : bits >>> 0;
    }
    case BaseType.FLOAT32:
      return finite(view.getFloat32(at, littleEndian));
    case BaseType.FLOAT64:
      return finite(view.getFloat64(at, littleEndian));
    case BaseType.SINT64:
    case BaseType.UINT64:
    case BaseType.UINT64Z:
      return readWide(view, at, baseType, littleEndian);
    default:
      return Number.NaN;
  }
}

/** A 64-bit integer, rounded to the nearest float64. */
function readWide(view: DataView, at: number, baseType: number, littleEndian: boolean): number {
  const low = view.getUint32(littleEndian ? at : at + 4, littleEndian);
  const high = view.getInt32(littleEndian ? at + 4 : at, littleEndian);
  const lowInvalid = baseType === BaseType.UINT64Z ? 0 : 0xffff_ffff;
  if (high === INVALID_BITS[baseType] && low === lowInvalid) return Number.NaN;
  return (baseType === BaseType.SINT64 ? high : high >>> 0) * HALF + low;
}

function unless(value: number, invalid: number | undefined): number {
  return value === invalid ? Number.NaN : value;
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN;
}
