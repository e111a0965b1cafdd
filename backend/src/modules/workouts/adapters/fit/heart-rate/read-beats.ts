import type { MessageView } from '../messages/message-view.js';
import { EVENT_TICKS_PER_SECOND, HR } from '../profile/hr-fields.js';
import { MESSAGE } from '../profile/message-numbers.js';
import type { MessageLog } from '../walk/message-log.js';
import { Beats } from './beats.js';
import { EventTicks } from './event-ticks.js';

/** A field has at most 255 bytes. */
const MOST_RATES = 256;
/** The strap's clock restarts here: 2^32 ticks, in seconds. */
const CLOCK_SPAN_S = 0x40_0000;

/**
 * The memory of a strap that recorded alone (under water): hr messages, each with the times of
 * some beats on the strap's own clock, and now and then one that ties this clock to the time of
 * day. Works like the SDK's expandHeartRates, step for step, so that results are the same, save
 * where the strap's clock restarts: there the JavaScript SDK asks for a step back of the clock's
 * whole span, which is impossible.
 *
 * @returns null where the clocks cannot be tied together
 * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX
 */
export function readBeats(bytes: Uint8Array, log: MessageLog, view: MessageView): Beats | null {
  const reader = new BeatReader(bytes);
  let part = 0;
  for (const { layout, at, count, headerTime } of log.messages) {
    for (; (log.parts[part + 1]?.from ?? Number.POSITIVE_INFINITY) <= at; part += 1) reader.reset();
    if (layout.message !== MESSAGE.hr) continue;
    for (let message = 0; message < count; message += 1) {
      view.open(layout, at + message * (layout.size + 1), headerTime);
      if (!reader.take(view)) return null;
    }
  }
  return reader.beats;
}

class BeatReader {
  readonly beats = new Beats();
  private readonly ticks: EventTicks;
  private readonly bpm = new Float64Array(MOST_RATES);
  /** The time of day of one event, seconds, and that event on the strap's clock. */
  private anchorTime: number | null = null;
  private anchorEvent = 0;

  constructor(bytes: Uint8Array) {
    this.ticks = new EventTicks(bytes);
  }

  /** Another file of a chain begins. */
  reset(): void {
    this.ticks.reset();
  }

  /** Reads the beats of one message; false where the clocks cannot be tied together. */
  take(view: MessageView): boolean {
    const events = this.ticks.next(view);
    if (events === 0) return true;
    if (!this.anchor(view, events) || this.anchorTime === null) return false;
    const rates = view.elements(HR.filteredBpm, this.bpm);
    if (rates !== 0 && rates !== events) return false;
    if (rates === 0) this.bpm.fill(Number.NaN, 0, events);
    const { times } = this.ticks;
    if (!toFitSeconds(times, events, this.anchorTime, this.anchorEvent)) return false;
    this.beats.push(events, times, this.bpm);
    return true;
  }

  /** Ties the clocks together where the message has a time; false where it has too many events. */
  private anchor(view: MessageView, events: number): boolean {
    const time = view.number(HR.timestamp);
    if (time === null) return true;
    this.anchorTime = time + (view.number(HR.time256) ?? view.number(HR.fractionalTimestamp) ?? 0);
    this.anchorEvent = (this.ticks.times[0] as number) / EVENT_TICKS_PER_SECOND;
    return events === 1;
  }
}

/**
 * Converts the first `count` ticks to FIT seconds in place. The strap's clock may have restarted
 * since it was tied to the time of day; otherwise it cannot run backwards: false if it does.
 */
function toFitSeconds(
  ticks: Float64Array,
  count: number,
  anchorTime: number,
  anchorEvent: number,
): boolean {
  for (let index = 0; index < count; index += 1) {
    let event = (ticks[index] as number) / EVENT_TICKS_PER_SECOND;
    if (event < anchorEvent) {
      if (anchorEvent - event <= CLOCK_SPAN_S / 2) return false;
      event += CLOCK_SPAN_S;
    }
    ticks[index] = anchorTime + (event - anchorEvent);
  }
  return true;
}
