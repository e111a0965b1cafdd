import type { MessageView } from '../messages/message-view.js';
import { HR } from '../profile/hr-fields.js';

const BITS = 12;
const LOW_BITS = 0xfff;
const INVALID = 0xff;
/** Ten times fit into the field; what stands behind them is not used. */
const MOST_TIMES = 10;

/**
 * The times in hr messages, in 1/1024 s. They stand in full, or as the low 12 bits of each: then each is the least one
 * after the time before it that ends in these bits. Source: FIT SDK 21.217, Profile.xlsx, hr 9 and 10; FIT Protocol, "Accumulated fields".
 */
export class EventTicks {
  private last: number | null = null;

  /** A chained file begins anew. */
  reset(): void {
    this.last = null;
  }

  /** The times of the next message; none where it has no valid one. */
  next(view: MessageView): readonly number[] {
    const full = view.numbers(HR.eventTimestamp);
    if (full !== null) this.last = full.findLast((ticks) => !Number.isNaN(ticks)) ?? this.last;
    const packed = view.raw(HR.eventTimestamp12);
    if (packed === null || packed.every((byte) => byte === INVALID)) return full ?? [];
    return this.unpacked(packed);
  }

  private unpacked(packed: Uint8Array): number[] {
    const length = Math.min(MOST_TIMES, Math.floor((packed.length * 8) / BITS));
    return Array.from({ length }, (_, index) => {
      const at = (index * BITS) >> 3;
      const pair = (packed[at] as number) | ((packed[at + 1] as number) << 8);
      const low = index % 2 === 0 ? pair & LOW_BITS : pair >> 4;
      this.last = this.last === null ? low : this.last + ((low - this.last) & LOW_BITS);
      return this.last;
    });
  }
}
