import type { Layout } from './layout.js';

const INVALID = 0xffff_ffff;
/** The bits of a compressed header that are its time. */
export const OFFSET_BITS = 0x1f;

/**
 * The running time of a part, which compressed headers count on: each carries the low five bits of
 * the time, so that the full time is the first one at or after the last known that ends in these
 * bits. Source: FIT Protocol, "Compressed Timestamp Header".
 */
export class TimeReference {
  /** FIT seconds; NaN before the first time stamp. */
  time = Number.NaN;

  constructor(private readonly bytes: Uint8Array) {}

  /**
   * Messages of one layout with a time stamp, in `[from, to)`; the last valid one becomes the
   * reference. False where none is.
   */
  saw(layout: Layout, from: number, to: number): boolean {
    const step = layout.size + 1;
    for (let at = to - step; at >= from; at -= step) {
      const time = this.read(layout, at + 1);
      if (time === INVALID) continue;
      this.time = time;
      return true;
    }
    return false;
  }

  /**
   * FIT seconds of a message with a compressed header; NaN where no time came before it. Its own
   * time stamp, should it hold one as well, goes first.
   *
   * @param at offset of its data
   */
  next(header: number, layout: Layout, at: number): number {
    const own = layout.timeAt < 0 ? INVALID : this.read(layout, at);
    this.time = own === INVALID ? timeAfter(this.time, header) : own;
    return this.time;
  }

  private read({ littleEndian, timeAt }: Layout, at: number): number {
    const from = at + timeAt + (littleEndian ? 3 : 0);
    const step = littleEndian ? -1 : 1;
    const { bytes } = this;
    const high = ((bytes[from] as number) << 8) | (bytes[from + step] as number);
    const low = ((bytes[from + 2 * step] as number) << 8) | (bytes[from + 3 * step] as number);
    return high * 0x1_0000 + low;
  }
}

/** The first time at or after `time` whose low five bits are those of the header; NaN stays NaN. */
function timeAfter(time: number, header: number): number {
  return time + ((header - time) & OFFSET_BITS);
}
