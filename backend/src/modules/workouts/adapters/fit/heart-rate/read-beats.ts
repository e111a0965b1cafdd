import type { MessageView } from '../messages/message-view.js';
import { EVENT_TICKS_PER_SECOND, HR } from '../profile/hr-fields.js';
import { MESSAGE } from '../profile/message-numbers.js';
import type { MessageLog } from '../walk/message-log.js';
import { Beats } from './beats.js';
import { EventTicks } from './event-ticks.js';

/** A field has at most 255 bytes. */
const MOST_RATES = 256;
/** From here on the strap's clock begins anew: 2^32 ticks, in seconds. */
const CLOCK_SPAN_S = 0x40_0000;

/**
 * The memory of a strap that recorded by itself (under water): hr messages, each with the times of
 * some beats on the strap's own clock, and now and then one that ties this clock to the time of
 * day. Works like the SDK's expandHeartRates, step for step, so that results are the same, save
 * where the strap's clock begins anew: there the JavaScript SDK asks for a step back of the clock's
 * whole span, which cannot be.
 *
 * @returns null where the clocks cannot be tied together
 * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX
 */
export function readBeats(bytes: Uint8Array, log: MessageLog, view: MessageView): Beats | null {
  const beats = new Beats();
  const ticks = new EventTicks(bytes);
  const { times } = ticks;
  const bpm = new Float64Array(MOST_RATES);
  let anchorTime: number | null = null;
  let anchorEvent = 0;
  let part = 0;
  for (const { layout, at, count, headerTime } of log.messages) {
    for (; (log.parts[part + 1]?.from ?? Number.POSITIVE_INFINITY) <= at; part += 1) ticks.reset();
    if (layout.message !== MESSAGE.hr) continue;
    for (let message = 0; message < count; message += 1) {
      view.open(layout, at + message * (layout.size + 1), headerTime);
      const events = ticks.next(view);
      if (events === 0) continue;
      const time = view.number(HR.timestamp);
      if (time !== null) {
        if (events !== 1) return null;
        anchorTime = time + (view.number(HR.time256) ?? view.number(HR.fractionalTimestamp) ?? 0);
        anchorEvent = (times[0] as number) / EVENT_TICKS_PER_SECOND;
      }
      const rates = view.elements(HR.filteredBpm, bpm);
      if (anchorTime === null || (rates !== 0 && rates !== events)) return null;
      if (rates === 0) bpm.fill(Number.NaN, 0, events);
      if (!toFitSeconds(times, events, anchorTime, anchorEvent)) return null;
      beats.push(events, times, bpm);
    }
  }
  return beats;
}

/**
 * Turns the first `count` ticks into FIT seconds where they stand. The strap's clock may have begun
 * anew since it was tied to the time of day; otherwise it cannot run backwards: false where it
 * does.
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
