/**
 * FIT's base types by number: the low five bits of the type byte in a field definition. Source: FIT
 * Protocol, "Base Types".
 */
export const BaseType = {
  ENUM: 0,
  SINT8: 1,
  UINT8: 2,
  SINT16: 3,
  UINT16: 4,
  SINT32: 5,
  UINT32: 6,
  STRING: 7,
  FLOAT32: 8,
  FLOAT64: 9,
  UINT8Z: 10,
  UINT16Z: 11,
  UINT32Z: 12,
  BYTE: 13,
  SINT64: 14,
  UINT64: 15,
  UINT64Z: 16,
} as const;

export const BASE_TYPE_MASK = 0x1f;

/** Bytes of one element; 0 for numbers that name no base type. */
export const ELEMENT_SIZES = Uint8Array.of(
  1,
  1,
  1,
  2,
  2,
  4,
  4,
  1,
  4,
  8,
  1,
  2,
  4,
  1,
  8,
  8,
  8,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
);

/**
 * The value that means "not given", as the bits of an integer of up to 32 bits read signed. Floats
 * are invalid where they are not finite (all bits set is one of the NaNs), 64-bit integers where
 * both halves are, and strings hold no number at all.
 */
export const INVALID_BITS = Int32Array.of(
  0xff,
  0x7f,
  0xff,
  0x7fff,
  0xffff,
  0x7fff_ffff,
  -1,
  0,
  0,
  0,
  0,
  0,
  0,
  0xff,
  0x7fff_ffff,
  -1,
  0,
);
