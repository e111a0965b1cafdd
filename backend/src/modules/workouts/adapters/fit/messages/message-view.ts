import { BASE_TYPE_MASK, BaseType, ELEMENT_SIZES } from '../bytes/base-types.js';
import { FIT_EPOCH_S } from '../bytes/fit-time.js';
import { readNumber } from '../bytes/read-number.js';
import { readText } from '../bytes/read-text.js';
import { plainText } from '../plain-text.js';
import type { FieldSpec } from '../profile/field-spec.js';
import { holdsNumbers } from '../walk/layout-fields.js';
import { BYTES_PER_FIELD } from '../walk/layout.js';
import type { Layout } from '../walk/layout.js';
import type { LoggedMessage } from '../walk/message-log.js';

const TIMESTAMP: FieldSpec = { num: 253, scale: 1, offset: 0 };
const NONE = -1;
/** Field numbers, and fields of one definition, are bytes. */
const NUMBERS = 256;
/** In the place of a base type: the field holds no whole number. */
const NO_NUMBER = 0xff;

/**
 * Reads fields of one message after the other by their numbers. Meant for the few messages that are not records: it looks the fields up
 * once for each layout and decodes what is asked for. Where a field stands twice, the last valid value counts.
 */
export class MessageView {
  private layout: Layout | null = null;
  private message: LoggedMessage | null = null;
  private data = 0;
  private littleEndian = true;
  /** The last definition of each field number in the layout, and for each definition the one before it of the same number. */
  private readonly lastOf: Int32Array;
  private readonly before: Int32Array;
  /** Offset in a message, size and base type of each definition. */
  private readonly offsets: Int32Array;
  private readonly sizes: Int32Array;
  private readonly types: Int32Array;

  /** @param view over the same bytes */
  constructor(
    private readonly bytes: Uint8Array,
    private readonly view: DataView,
  ) {
    const tables = new Int32Array(5 * NUMBERS);
    const table = (index: number): Int32Array => tables.subarray(index * NUMBERS, (index + 1) * NUMBERS);
    [this.lastOf, this.before, this.offsets, this.sizes, this.types] = [table(0), table(1), table(2), table(3), table(4)];
  }

  open(message: LoggedMessage): this {
    this.message = message;
    this.data = message.at;
    if (message.layout !== this.layout) this.index(message.layout);
    return this;
  }

  /** A scaled value; null where the field is absent, invalid or no number. Of an array the first element. */
  number({ num, scale, offset }: FieldSpec): number | null {
    for (let field = this.lastOf[num] as number; field !== NONE; field = this.before[field] as number) {
      const raw = readNumber(this.view, this.data + (this.offsets[field] as number), this.types[field] as number, this.littleEndian);
      if (!Number.isNaN(raw)) return raw / scale - offset;
    }
    return null;
  }

  /** How many elements the field has; 0 where it is absent or holds no numbers. */
  length({ num }: Pick<FieldSpec, 'num'>): number {
    const field = this.lastOf[num] as number;
    return field === NONE ? 0 : (this.sizes[field] as number) / (ELEMENT_SIZES[this.types[field] as number] ?? Number.POSITIVE_INFINITY);
  }

  /** Where the field begins in the bytes; it must be there. */
  at({ num }: Pick<FieldSpec, 'num'>): number {
    return this.data + (this.offsets[this.lastOf[num] as number] as number);
  }

  /** Writes the elements of the field into `out`, unscaled, NaN where one is invalid; tells how many there are. */
  elements({ num }: Pick<FieldSpec, 'num'>, out: Float64Array): number {
    const count = this.length({ num });
    if (count === 0) return 0;
    const baseType = this.types[this.lastOf[num] as number] as number;
    const step = ELEMENT_SIZES[baseType] as number;
    const from = this.at({ num });
    for (let index = 0; index < count; index += 1) out[index] = readNumber(this.view, from + index * step, baseType, this.littleEndian);
    return count;
  }

  /** Text that is fit to be shown; null where there is none. */
  text({ num }: FieldSpec): string | null {
    for (let field = this.lastOf[num] as number; field !== NONE; field = this.before[field] as number) {
      if (this.baseType(field) !== BaseType.STRING) continue;
      const text = plainText(readText(this.bytes, this.data + (this.offsets[field] as number), this.sizes[field] as number));
      if (text !== null) return text;
    }
    return null;
  }

  /** The bytes of a field as they stand; null where the message has no such field. */
  raw({ num }: FieldSpec): Uint8Array | null {
    const field = this.lastOf[num] as number;
    if (field === NONE) return null;
    const at = this.data + (this.offsets[field] as number);
    return this.bytes.subarray(at, at + (this.sizes[field] as number));
  }

  /** A FIT date_time as seconds since 1970. */
  seconds(spec: FieldSpec): number | null {
    const fit = this.number(spec);
    return fit === null ? null : fit + FIT_EPOCH_S;
  }

  /** The message's own time stamp, else that of its compressed header; seconds since 1970. */
  time(): number | null {
    const header = this.message?.headerTime ?? Number.NaN;
    return this.seconds(TIMESTAMP) ?? (Number.isNaN(header) ? null : header + FIT_EPOCH_S);
  }

  private index(layout: Layout): void {
    this.layout = layout;
    this.littleEndian = layout.littleEndian;
    this.lastOf.fill(NONE);
    let offset = 0;
    for (let field = 0; field < layout.fieldCount; field += 1) {
      const from = layout.fieldsAt + field * BYTES_PER_FIELD;
      const num = this.bytes[from] as number;
      const size = this.bytes[from + 1] as number;
      const baseType = this.baseType(field);
      this.before[field] = this.lastOf[num] as number;
      this.lastOf[num] = field;
      this.offsets[field] = offset;
      this.sizes[field] = size;
      this.types[field] = holdsNumbers(size, baseType) ? baseType : NO_NUMBER;
      offset += size;
    }
  }

  private baseType(field: number): number {
    return (this.bytes[(this.layout?.fieldsAt ?? 0) + field * BYTES_PER_FIELD + 2] as number) & BASE_TYPE_MASK;
  }
}
