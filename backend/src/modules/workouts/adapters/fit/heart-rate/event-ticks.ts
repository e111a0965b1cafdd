import type { MessageView } from '../messages/message-view.js';
import { HR } from '../profile/hr-fields.js';

const BITS = 12;
const LOW_BITS = 0xfff;
const INVALID = 0xff;
const MOST_ELEMENTS = 256;
/** Ten times fit into the field; what stands behind them is not used. */
const MOST_TIMES = 10;

/**
 * The times in hr messages, in 1/1024 s. They stand in full, or as the low 12 bits of each: then
 * each is the least one after the time before it that ends in these bits. Source: FIT SDK 21.217,
 * Profile.xlsx, hr 9 and 10; FIT Protocol, "Accumulated fields".
 */
export class EventTicks {
  /**
   * The times of the message that was read last; the first `next()` of them count. NaN where one is
   * invalid.
   */
  readonly times = new Float64Array(MOST_ELEMENTS);
  private last = Number.NaN;

  constructor(private readonly bytes: Uint8Array) {}

  /** A chained file starts from zero. */
  reset(): void {
    this.last = Number.NaN;
  }

  /** Reads the times of the next message; tells how many there are. */
  next(view: MessageView): number {
    const count = view.elements(HR.eventTimestamp, this.times);
    let given = 0;
    for (let index = 0; index < count; index += 1) {
      const ticks = this.times[index] as number;
      if (Number.isNaN(ticks)) continue;
      this.last = ticks;
      given += 1;
    }
    const size = view.length(HR.eventTimestamp12);
    const unpacked = size === 0 ? 0 : this.unpacked(view.at(HR.eventTimestamp12), size);
    return unpacked > 0 ? unpacked : Math.min(given, 1) * count;
  }

  /** Times in short form, two in three bytes; none where all bytes are invalid. */
  private unpacked(from: number, size: number): number {
    const { bytes } = this;
    let at = from;
    while (at < from + size && bytes[at] === INVALID) at += 1;
    if (at === from + size) return 0;
    const count = Math.min(MOST_TIMES, Math.floor((size * 8) / BITS));
    const began = Number.isNaN(this.last) ? 0 : this.last;
    const { times } = this;
    // Only before the first of them may there be a fraction, from a time in full that was written
    // as a float.
    let before = 0;
    let since = 0;
    for (let index = 0; index < count; index += 1) {
      at = from + ((index * BITS) >> 3);
      const pair = (bytes[at] as number) | ((bytes[at + 1] as number) << 8);
      const low = index % 2 === 0 ? pair & LOW_BITS : pair >> 4;
      since += (index === 0 ? low - began : low - before) & LOW_BITS;
      before = low;
      times[index] = began + since;
    }
    this.last = began + since;
    return count;
  }
}
