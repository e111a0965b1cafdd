import { BaseType, ELEMENT_SIZES } from '../bytes/base-types.js';
import { FIT_EPOCH_S } from '../bytes/fit-time.js';
import { readNumber } from '../bytes/read-number.js';
import { readText } from '../bytes/read-text.js';
import { plainText } from '../plain-text.js';
import type { FieldSpec } from '../profile/field-spec.js';
import type { Layout } from '../walk/layout.js';
import { fieldTableOf, NO_NUMBER, NO_TABLE, NONE } from './field-table.js';
import type { FieldTable } from './field-table.js';

const INVALID_UINT8 = 0xff;
const TIMESTAMP: FieldSpec = { num: 253, scale: 1, offset: 0 };

/**
 * Reads fields of one message after the other by their numbers. Meant for the few messages that are
 * not records: it looks the fields up once for each layout and decodes what is asked for. Where a
 * field stands twice, the last valid value counts.
 */
export class MessageView {
  private table: FieldTable = NO_TABLE;
  private data = 0;
  private headerTime = Number.NaN;

  /** @param view over the same bytes */
  constructor(
    private readonly bytes: Uint8Array,
    private readonly view: DataView,
  ) {}

  /**
   * @param at offset of the message's data
   * @param headerTime FIT seconds from a compressed header; NaN without one
   */
  open(layout: Layout, at: number, headerTime: number): this {
    this.data = at;
    this.headerTime = headerTime;
    if (this.table.layout !== layout) this.table = fieldTableOf(this.bytes, layout);
    return this;
  }

  /**
   * A scaled value; null where the field is absent, invalid or no number. Of an array the first
   * element.
   */
  number({ num, scale, offset }: FieldSpec): number | null {
    const { table } = this;
    for (
      let field = table.lastOf[num] as number;
      field !== NONE;
      field = table.before[field] as number
    ) {
      const raw = readNumber(
        this.view,
        this.data + (table.offsets[field] as number),
        table.types[field] as number,
        table.littleEndian,
      );
      if (!Number.isNaN(raw)) return raw / scale - offset;
    }
    return null;
  }

  /** How many elements the field has; 0 where it is absent or holds no numbers. */
  length({ num }: Pick<FieldSpec, 'num'>): number {
    const { lastOf, sizes, types } = this.table;
    const field = lastOf[num] as number;
    const type = field === NONE ? NO_NUMBER : (types[field] as number);
    return type === NO_NUMBER || type === BaseType.STRING
      ? 0
      : (sizes[field] as number) / (ELEMENT_SIZES[type] as number);
  }

  /** Where the field begins in the bytes; it must be there. */
  at({ num }: Pick<FieldSpec, 'num'>): number {
    const { lastOf, offsets } = this.table;
    return this.data + (offsets[lastOf[num] as number] as number);
  }

  /**
   * Writes the elements of the field into `out`, unscaled, NaN where one is invalid; tells how many
   * there are.
   */
  elements({ num }: Pick<FieldSpec, 'num'>, out: Float64Array): number {
    const count = this.length({ num });
    if (count === 0) return 0;
    const { lastOf, types, littleEndian } = this.table;
    const baseType = types[lastOf[num] as number] as number;
    const step = ELEMENT_SIZES[baseType] as number;
    const from = this.at({ num });
    if (baseType === BaseType.UINT8) {
      // Nearly always: the rates of a strap's beats, of which there are many.
      const { bytes } = this;
      for (let index = 0; index < count; index += 1) {
        const byte = bytes[from + index] as number;
        out[index] = byte === INVALID_UINT8 ? Number.NaN : byte;
      }
      return count;
    }
    for (let index = 0; index < count; index += 1)
      out[index] = readNumber(this.view, from + index * step, baseType, littleEndian);
    return count;
  }

  /** Printable text; null without any. */
  text({ num }: FieldSpec): string | null {
    const { table } = this;
    for (
      let field = table.lastOf[num] as number;
      field !== NONE;
      field = table.before[field] as number
    ) {
      if (table.types[field] !== BaseType.STRING) continue;
      const text = plainText(
        readText(
          this.bytes,
          this.data + (table.offsets[field] as number),
          table.sizes[field] as number,
        ),
      );
      if (text !== null) return text;
    }
    return null;
  }

  /** The bytes of a field as they stand; null where the message has no such field. */
  raw({ num }: FieldSpec): Uint8Array | null {
    const { lastOf, sizes } = this.table;
    const field = lastOf[num] as number;
    if (field === NONE) return null;
    const at = this.at({ num });
    return this.bytes.subarray(at, at + (sizes[field] as number));
  }

  /** A FIT date_time as seconds since 1970. */
  seconds(spec: FieldSpec): number | null {
    const fit = this.number(spec);
    return fit === null ? null : fit + FIT_EPOCH_S;
  }

  /** The message's own time stamp, else that of its compressed header; seconds since 1970. */
  time(): number | null {
    return (
      this.seconds(TIMESTAMP) ??
      (Number.isNaN(this.headerTime) ? null : this.headerTime + FIT_EPOCH_S)
    );
  }
}
