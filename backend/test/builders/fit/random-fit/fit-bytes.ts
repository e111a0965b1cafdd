import { CrcCalculator } from '@garmin/fitsdk';

const TAG = [0x2e, 0x46, 0x49, 0x54]; // ".FIT"

/** A field definition: number, size in bytes, type byte. */
export type RawField = readonly [num: number, size: number, code: number];
/** A developer field definition: number, size in bytes, developer index. */
export type RawDeveloperField = readonly [num: number, size: number, developerIndex: number];

export interface RawDefinition {
  readonly local: number;
  readonly message: number;
  readonly little: boolean;
  readonly fields: readonly RawField[];
  readonly developerFields?: readonly RawDeveloperField[];
}

/** Writes one FIT file byte by byte, valid or deliberately broken. */
export class FitBytes {
  private readonly data: number[] = [];

  constructor(private readonly headerSize: 12 | 14) {}

  /** Bytes so far, the header among them. */
  get length(): number {
    return this.headerSize + this.data.length;
  }

  define({ local, message, little, fields, developerFields }: RawDefinition): void {
    const [low, high] = [message & 0xff, message >> 8];
    this.data.push(
      0x40 | (developerFields === undefined ? 0 : 0x20) | local,
      0,
      little ? 0 : 1,
      ...(little ? [low, high] : [high, low]),
    );
    this.data.push(fields.length, ...fields.flat());
    if (developerFields !== undefined)
      this.data.push(developerFields.length, ...developerFields.flat());
  }

  message(local: number, bytes: readonly number[]): void {
    this.data.push(local, ...bytes);
  }

  /** A message whose header carries the low five bits of its time. */
  compressed(local: number, time: number, bytes: readonly number[]): void {
    this.data.push(0x80 | (local << 5) | (time & 0x1f), ...bytes);
  }

  /** Bytes as they are, whatever they mean. */
  raw(bytes: readonly number[]): void {
    this.data.push(...bytes);
  }

  /** The whole file, its sizes and checksums right. */
  bytes(): Uint8Array {
    const whole = new Uint8Array(this.headerSize + this.data.length + 2);
    const view = new DataView(whole.buffer);
    whole.set([this.headerSize, 0x20]);
    view.setUint16(2, 21_217, true);
    view.setUint32(4, this.data.length, true);
    whole.set(TAG, 8);
    if (this.headerSize === 14) view.setUint16(12, CrcCalculator.calculateCRC(whole, 0, 12), true);
    whole.set(this.data, this.headerSize);
    view.setUint16(whole.length - 2, CrcCalculator.calculateCRC(whole, 0, whole.length - 2), true);
    return whole;
  }
}
