import { containerOf } from '#workouts/adapters/fit/fit-container.js';
import { LayoutCache } from '#workouts/adapters/fit/walk/layout-cache.js';
import type { Layout } from '#workouts/adapters/fit/walk/layout.js';
import { LogWriter } from '#workouts/adapters/fit/walk/log-writer.js';
import { walkPart } from '#workouts/adapters/fit/walk/walk-part.js';

const HR = 132;

/** One field definition of a record: number, size, base type (low five bits). */
export interface RowField {
  readonly num: number;
  readonly size: number;
  readonly baseType: number;
}

/**
 * The field definitions of each row: for saying why two readers differ, never for judging which is
 * right.
 */
export class RowFields {
  private readonly log: LogWriter;

  constructor(private readonly bytes: Uint8Array) {
    this.log = new LogWriter(bytes);
    const cache = new LayoutCache(
      bytes,
      new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    );
    for (const part of containerOf(bytes).parts) walkPart(bytes, part, cache, this.log);
  }

  /** The first row of each part. */
  get partRows(): readonly number[] {
    return this.log.parts.map(({ firstRow }) => firstRow);
  }

  /** Whether the upload holds the memory of a strap. */
  get hasBeats(): boolean {
    return this.log.messages.some(({ layout }) => layout.message === HR);
  }

  get hasCompressedTimes(): boolean {
    return this.log.headerTimes !== null;
  }

  of(row: number): RowField[] {
    const layout = this.log.runs.findLast(({ firstRow }) => firstRow <= row)?.layout;
    return layout === undefined ? [] : fieldsOf(this.bytes, layout);
  }
}

function fieldsOf(bytes: Uint8Array, { fieldsAt, fieldCount }: Layout): RowField[] {
  return Array.from({ length: fieldCount }, (_, index) => {
    const at = fieldsAt + 3 * index;
    return { num: bytes[at] ?? 0, size: bytes[at + 1] ?? 0, baseType: (bytes[at + 2] ?? 0) & 0x1f };
  });
}
