import { BASE_TYPE_MASK, BaseType } from '../bytes/base-types.js';
import { holdsNumbers } from '../walk/layout-fields.js';
import { BYTES_PER_FIELD } from '../walk/layout.js';
import type { Layout } from '../walk/layout.js';

/** Marks a missing field. A definition has at most 255 fields, numbered from 0. */
export const NONE = 0xff;
/** In the place of a base type: the field holds neither text nor a whole number. */
export const NO_NUMBER = 0xff;
/** Field numbers, and fields of one definition, are bytes. */
const NUMBERS = 256;
/** As many as a file has local types; a power of two. */
const KEPT = 16;

/** The fields of one layout by their numbers. */
export class FieldTable {
  layout: Layout | null = null;
  /**
   * The last definition of each field number, and for each definition the one before it of the same
   * number; `NONE` without.
   */
  readonly lastOf = new Uint8Array(NUMBERS);
  readonly before = new Uint8Array(NUMBERS);
  littleEndian = true;
  /**
   * Offset in a message, size and base type of each definition; `NO_NUMBER` in the place of a type
   * whose size does not hold one.
   */
  readonly offsets = new Uint16Array(NUMBERS);
  readonly sizes = new Uint8Array(NUMBERS);
  readonly types = new Uint8Array(NUMBERS);

  index(bytes: Uint8Array, layout: Layout): void {
    this.layout = layout;
    this.littleEndian = layout.littleEndian;
    this.lastOf.fill(NONE);
    let offset = 0;
    for (let field = 0; field < layout.fieldCount; field += 1) {
      const from = layout.fieldsAt + field * BYTES_PER_FIELD;
      const num = bytes[from] as number;
      const size = bytes[from + 1] as number;
      const baseType = (bytes[from + 2] as number) & BASE_TYPE_MASK;
      this.before[field] = this.lastOf[num] as number;
      this.lastOf[num] = field;
      this.offsets[field] = offset;
      this.sizes[field] = size;
      this.types[field] =
        baseType === BaseType.STRING || holdsNumbers(size, baseType) ? baseType : NO_NUMBER;
      offset += size;
    }
  }
}

/** The table of a message without fields. */
export const NO_TABLE = new FieldTable();
NO_TABLE.lastOf.fill(NONE);

/**
 * Tables are made once and used again: one file is read at a time, and few of its layouts take
 * turns.
 */
const tables = Array.from({ length: KEPT }, () => new FieldTable());

/**
 * The table of a layout; good until the next file, or until as many other layouts have been asked
 * for.
 */
export function fieldTableOf(bytes: Uint8Array, layout: Layout): FieldTable {
  const table = tables[layout.number % KEPT] as FieldTable;
  if (table.layout !== layout) table.index(bytes, layout);
  return table;
}
