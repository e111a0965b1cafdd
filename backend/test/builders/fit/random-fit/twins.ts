import { FitBytes } from './fit-bytes.js';
import type { RawDefinition } from './fit-bytes.js';
import { encodeRaw } from './raw-types.js';

const SPELLED_OUT_TIME = [253, 4, 0x86] as const;
const NO_TIME = 0xffff_ffff;

/**
 * Two files that say the same: in one of them the times of compressed headers stand in a field of
 * their own.
 */
export class Twins {
  readonly file: FitBytes;
  readonly spelledOut: FitBytes;

  constructor(headerSize: 12 | 14) {
    this.file = new FitBytes(headerSize);
    this.spelledOut = new FitBytes(headerSize);
  }

  define(definition: RawDefinition, compressed = false): void {
    this.file.define(definition);
    this.spelledOut.define(
      compressed ? { ...definition, fields: [...definition.fields, SPELLED_OUT_TIME] } : definition,
    );
  }

  message(local: number, bytes: readonly number[]): void {
    this.file.message(local, bytes);
    this.spelledOut.message(local, bytes);
  }

  /**
   * @param known whether a reader can know the time at all: not before any message has given one in
   * full
   */
  compressed(
    local: number,
    time: number,
    known: boolean,
    little: boolean,
    fields: readonly number[],
    developer: readonly number[],
  ): void {
    this.file.compressed(local, time, [...fields, ...developer]);
    this.spelledOut.message(local, [
      ...fields,
      ...encodeRaw('uint32', known ? time : NO_TIME, little),
      ...developer,
    ]);
  }
}
