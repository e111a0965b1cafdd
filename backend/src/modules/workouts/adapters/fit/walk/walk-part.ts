import type { LayoutCache } from './layout-cache.js';
import type { Layout } from './layout.js';
import { LocalTypes } from './local-types.js';
import type { LogWriter } from './log-writer.js';
import { Need } from './needed-messages.js';
import { TimeReference } from './time-reference.js';

const COMPRESSED_HEADER = 0x80;
const DEFINITION = 0x40;
const LOCAL_TYPE = 0x0f;
/** Not `define`'s -1, which is a definition that is cut or unknown. */
const NEEDS_TIME = -2;

/**
 * Goes once over the messages of a part and notes where those begin that the product needs. Nothing
 * is decoded here. Only whole messages count. It ends early where bytes follow that cannot be a
 * message: data without a definition, or an unknown byte order.
 *
 * @param log over the same bytes
 * @returns where it ended; `to` where every byte was read
 * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX
 */
export function walkPart(
  bytes: Uint8Array,
  { from, to }: { readonly from: number; readonly to: number },
  cache: LayoutCache,
  log: LogWriter,
): number {
  log.beginPart(from);
  const end = new PartWalk(bytes, to, new LocalTypes(bytes, cache), log).from(from);
  if (end !== NEEDS_TIME) return end;
  // Hardly ever: the time stamps before the first compressed header are invalid, and a second walk
  // watches each of them.
  log.rewindPart();
  const watching = new PartWalk(bytes, to, new LocalTypes(bytes, cache), log);
  watching.time = new TimeReference(bytes);
  return watching.from(from);
}

class PartWalk {
  /**
   * Few files have compressed headers: until the first one it is enough to remember the last run of
   * messages with a time stamp.
   */
  time: TimeReference | null = null;
  private timed: Layout | null = null;
  private timedFrom = 0;
  private timedTo = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly to: number,
    private readonly types: LocalTypes,
    private readonly log: LogWriter,
  ) {}

  from(start: number): number {
    const { bytes, to, types } = this;
    let at = start;
    while (at < to) {
      const header = bytes[at] as number;
      let end: number;
      if (header >= COMPRESSED_HEADER) end = this.compressed(at);
      else if (header >= DEFINITION) end = types.define(at, to);
      else end = this.run(header, at);
      if (end === NEEDS_TIME) return NEEDS_TIME;
      if (end <= at) return at;
      at = end;
    }
    return at;
  }

  /** Data messages of one header byte; returns where they end, or `from` where no whole one is. */
  private run(header: number, from: number): number {
    const { bytes, to, types } = this;
    const local = header & LOCAL_TYPE;
    const step = types.steps[local] as number;
    if (step === 0 || from + step > to) return from;
    const need = types.needs[local] as number;
    const layout = types.layouts[local] as Layout;
    let at = from;
    if (need === Need.SKIP) {
      do at += step;
      while (at + step <= to && bytes[at] === header);
    } else {
      at = this.log.run(layout, need, from, to);
    }
    if (layout.timeAt >= 0) this.saw(layout, from, at);
    return at;
  }

  /** Remembers messages with a time stamp. */
  private saw(layout: Layout, from: number, to: number): void {
    if (this.time !== null) {
      this.time.saw(layout, from, to);
    } else {
      this.timed = layout;
      this.timedFrom = from;
      this.timedTo = to;
    }
  }

  /**
   * Messages with compressed headers, one after the other; ends where another header follows, or at
   * a message that is cut or has no definition.
   */
  private compressed(from: number): number {
    const { bytes, to, types, log } = this;
    const time = this.reference();
    if (time === null) return NEEDS_TIME;
    let at = from;
    while (at < to) {
      const header = bytes[at] as number;
      if (header < COMPRESSED_HEADER) return at;
      const local = (header >> 5) & 0x03;
      const step = types.steps[local] as number;
      if (step === 0 || at + step > to) return at;
      const layout = types.layouts[local] as Layout;
      const need = types.needs[local] as number;
      // A message with a time of its own beside the time in its header uses its own; hardly any
      // has both.
      const bare = need === Need.RECORD && layout.timeAt < 0;
      at = bare
        ? log.timedRecords(layout, at, to, time)
        : log.timed(layout, need, at, time.next(header, layout, at + 1));
    }
    return at;
  }

  /** The time of the last time stamp; null where it cannot be known without watching each. */
  private reference(): TimeReference | null {
    if (this.time !== null) return this.time;
    const time = new TimeReference(this.bytes);
    if (this.timed !== null && !time.saw(this.timed, this.timedFrom, this.timedTo)) return null;
    this.time = time;
    return time;
  }
}
