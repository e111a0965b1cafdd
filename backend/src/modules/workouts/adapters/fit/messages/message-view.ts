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

const TIMESTAMP = 253;
const NONE = -1;

/**
 * Reads fields of one message after the other by their numbers. Meant for the few messages that are not records: it looks a field up
 * once for each layout and decodes what is asked for. Where a field stands twice, the last valid value counts.
 */
export class MessageView {
  private layout: Layout | null = null;
  private message: LoggedMessage | null = null;
  /** The last definition of each field number in the layout, and for each definition the one before it of the same number. */
  private readonly lastOf = new Int16Array(256);
  private readonly before = new Int16Array(256);
  /** Offset of each field in a message, in the order of the definition. */
  private readonly offsets = new Uint16Array(256);

  /** @param view over the same bytes */
  constructor(
    private readonly bytes: Uint8Array,
    private readonly view: DataView,
  ) {}

  open(message: LoggedMessage): this {
    this.message = message;
    if (message.layout !== this.layout) this.index(message.layout);
    return this;
  }

  /** A scaled value; null where the field is absent, invalid or no number. Of an array the first element. */
  number({ num, scale, offset }: FieldSpec): number | null {
    for (let field = this.lastOf[num] as number; field !== NONE; field = this.before[field] as number) {
      const raw = holdsNumbers(this.size(field), this.baseType(field)) ? this.element(field, 0) : Number.NaN;
      if (!Number.isNaN(raw)) return raw / scale - offset;
    }
    return null;
  }

  /** Every element of the field, scaled, NaN where one is invalid; null where none is valid. */
  numbers({ num, scale, offset }: FieldSpec): number[] | null {
    for (let field = this.lastOf[num] as number; field !== NONE; field = this.before[field] as number) {
      const size = this.size(field);
      if (!holdsNumbers(size, this.baseType(field))) continue;
      const length = size / (ELEMENT_SIZES[this.baseType(field)] as number);
      const values = Array.from({ length }, (_, index) => this.element(field, index) / scale - offset);
      if (values.some((value) => !Number.isNaN(value))) return values;
    }
    return null;
  }

  /** Text that is fit to be shown; null where there is none. */
  text({ num }: FieldSpec): string | null {
    for (let field = this.lastOf[num] as number; field !== NONE; field = this.before[field] as number) {
      if (this.baseType(field) !== BaseType.STRING) continue;
      const text = plainText(readText(this.bytes, this.at(field), this.size(field)));
      if (text !== null) return text;
    }
    return null;
  }

  /** The bytes of a field as they stand; null where the message has no such field. */
  raw({ num }: FieldSpec): Uint8Array | null {
    const field = this.lastOf[num] as number;
    return field === NONE ? null : this.bytes.subarray(this.at(field), this.at(field) + this.size(field));
  }

  /** A FIT date_time as seconds since 1970. */
  seconds(spec: FieldSpec): number | null {
    const fit = this.number(spec);
    return fit === null ? null : fit + FIT_EPOCH_S;
  }

  /** The message's own time stamp, else that of its compressed header; seconds since 1970. */
  time(): number | null {
    const own = this.seconds({ num: TIMESTAMP, scale: 1, offset: 0 });
    const header = this.message?.headerTime ?? Number.NaN;
    return own ?? (Number.isNaN(header) ? null : header + FIT_EPOCH_S);
  }

  private index(layout: Layout): void {
    this.layout = layout;
    this.lastOf.fill(NONE);
    let offset = 0;
    for (let field = 0; field < layout.fieldCount; field += 1) {
      const num = this.bytes[layout.fieldsAt + field * BYTES_PER_FIELD] as number;
      this.before[field] = this.lastOf[num] as number;
      this.lastOf[num] = field;
      this.offsets[field] = offset;
      offset += this.size(field);
    }
  }

  private size(field: number): number {
    return this.bytes[(this.layout?.fieldsAt ?? 0) + field * BYTES_PER_FIELD + 1] as number;
  }

  private baseType(field: number): number {
    return (this.bytes[(this.layout?.fieldsAt ?? 0) + field * BYTES_PER_FIELD + 2] as number) & BASE_TYPE_MASK;
  }

  private at(field: number): number {
    return (this.message?.at ?? 0) + (this.offsets[field] as number);
  }

  private element(field: number, index: number): number {
    const baseType = this.baseType(field);
    return readNumber(this.view, this.at(field) + index * (ELEMENT_SIZES[baseType] as number), baseType, this.layout?.littleEndian ?? true);
  }
}
