import type { LayoutCache } from './layout-cache.js';
import type { Layout } from './layout.js';
import { LocalTypes } from './local-types.js';
import type { LogWriter } from './log-writer.js';
import { Need } from './needed-messages.js';
import { TimeReference } from './time-reference.js';

const COMPRESSED_HEADER = 0x80;
const DEFINITION = 0x40;
const LOCAL_TYPE = 0x0f;
const NEEDS_TIME = -1;

/**
 * Goes once over the messages in `bytes[from, to)` and notes where those begin that the product
 * needs. Nothing is decoded here. Only whole messages count. It ends early where bytes follow that
 * cannot be a message: data without a definition, or an unknown byte order.
 *
 * @returns where it ended; `to` where every byte was read
 * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX
 */
export function walkPart(
  bytes: Uint8Array,
  from: number,
  to: number,
  cache: LayoutCache,
  log: LogWriter,
): number {
  log.beginPart(from);
  const end = walk(bytes, from, to, cache, log, null);
  if (end !== NEEDS_TIME) return end;
  // Hardly ever: the time stamps before the first compressed header are invalid, and the walk is
  // begun again with an eye on each of them.
  log.rewindPart();
  return walk(bytes, from, to, cache, log, new TimeReference(bytes));
}

function walk(
  bytes: Uint8Array,
  from: number,
  to: number,
  cache: LayoutCache,
  log: LogWriter,
  watched: TimeReference | null,
): number {
  const types = new LocalTypes(bytes, cache);
  const { layouts, needs, steps } = types;
  // Few files have compressed headers: until one is met it is enough to remember the last messages
  // with a time stamp.
  let time = watched;
  let timed: Layout | null = null;
  let timedFrom = from;
  let timedTo = from;
  let at = from;
  while (at < to) {
    const header = bytes[at] as number;
    if (header >= COMPRESSED_HEADER) {
      if (time === null) {
        time = new TimeReference(bytes);
        if (timed !== null && !time.saw(timed, timedFrom, timedTo)) return NEEDS_TIME;
      }
      const end = compressedRun(bytes, at, to, types, log, time);
      if (end === at) return at;
      at = end;
      continue;
    }
    if (header >= DEFINITION) {
      const end = types.define(at, to);
      if (end < 0) return at;
      at = end;
      continue;
    }
    const local = header & LOCAL_TYPE;
    const step = steps[local] as number;
    if (step === 0 || at + step > to) return at;
    const need = needs[local] as number;
    const first = at;
    if (need === Need.SKIP) {
      do at += step;
      while (at + step <= to && bytes[at] === header);
    } else {
      at = log.run(bytes, layouts[local] as Layout, need, at, to);
    }
    const layout = layouts[local] as Layout;
    if (layout.timeAt < 0) continue;
    if (time !== null) {
      time.saw(layout, first, at);
    } else {
      timed = layout;
      timedFrom = first;
      timedTo = at;
    }
  }
  return at;
}

/**
 * Messages with compressed headers, one after the other; ends where another header follows, or at a
 * message that is cut or has no definition.
 */
function compressedRun(
  bytes: Uint8Array,
  from: number,
  to: number,
  types: LocalTypes,
  log: LogWriter,
  time: TimeReference,
): number {
  let at = from;
  while (at < to) {
    const header = bytes[at] as number;
    if (header < COMPRESSED_HEADER) return at;
    const local = (header >> 5) & 0x03;
    const step = types.steps[local] as number;
    if (step === 0 || at + step > to) return at;
    const layout = types.layouts[local] as Layout;
    const need = types.needs[local] as number;
    // A message that holds a time of its own beside the one in its header goes by the former;
    // hardly any does.
    const bare = need === Need.RECORD && layout.timeAt < 0;
    at = bare
      ? log.timedRecords(bytes, layout, at, to, time)
      : log.timed(layout, need, at, time.next(header, layout, at + 1));
  }
  return at;
}
