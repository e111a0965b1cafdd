import { BASE_TYPE_MASK, BaseType, ELEMENT_SIZES } from '../bytes/base-types.js';
import { BYTES_PER_FIELD } from './layout.js';
import type { Layout } from './layout.js';

/** One field of a layout; `at` is its offset in a data message, `size` its bytes. */
export interface LayoutField {
  readonly num: number;
  readonly at: number;
  readonly size: number;
  readonly baseType: number;
}

/**
 * The fields of a layout that hold numbers, in the order of the definition. Where a field is an
 * array, its first element counts.
 *
 * @param needed 1 for each field number that is wanted
 */
export function numericFields(
  bytes: Uint8Array,
  layout: Layout,
  needed: Uint8Array,
): LayoutField[] {
  const fields: LayoutField[] = [];
  const end = layout.fieldsAt + layout.fieldCount * BYTES_PER_FIELD;
  let at = 0;
  for (let from = layout.fieldsAt; from < end; from += BYTES_PER_FIELD) {
    const num = bytes[from] as number;
    const size = bytes[from + 1] as number;
    if (needed[num] === 1) {
      const baseType = (bytes[from + 2] as number) & BASE_TYPE_MASK;
      if (holdsNumbers(size, baseType)) fields.push({ num, at, size, baseType });
    }
    at += size;
  }
  return fields;
}

/**
 * Whether a field of `size` bytes holds at least one whole number: a size that is no multiple of
 * the type's is no value at all.
 */
export function holdsNumbers(size: number, baseType: number): boolean {
  const element = ELEMENT_SIZES[baseType] ?? 0;
  return element > 0 && size > 0 && size % element === 0 && baseType !== BaseType.STRING;
}
