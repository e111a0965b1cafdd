/**
 * A field of a message: its number and how its raw value becomes one in FIT's units, (raw / scale)
 * - offset.
 */
export interface FieldSpec {
  readonly num: number;
  readonly scale: number;
  readonly offset: number;
}

export function field(num: number, scale = 1, offset = 0): FieldSpec {
  return { num, scale, offset };
}
