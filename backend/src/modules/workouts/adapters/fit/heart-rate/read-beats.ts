import type { MessageView } from '../messages/message-view.js';
import { EVENT_TICKS_PER_SECOND, HR } from '../profile/hr-fields.js';
import { MESSAGE } from '../profile/message-numbers.js';
import type { MessageLog } from '../walk/message-log.js';
import { Beats } from './beats.js';
import { EventTicks } from './event-ticks.js';

/** A field has no more bytes. */
const MOST_RATES = 255;
/** A heart rate holds until the next one, but for no longer than this; the time between is filled in these steps. */
const STEP_MS = 250;
const MOST_STEPS = 20;
/** From here on the strap's clock begins anew: 2^32 ticks, in seconds. */
const CLOCK_SPAN_S = 0x40_0000;

/**
 * The memory of a strap that recorded by itself (under water): hr messages, each with the times of some beats on the strap's own clock,
 * and now and then one that ties this clock to the time of day. Works like the SDK's expandHeartRates, step for step, so that results are the same,
 * save where the strap's clock begins anew: there the JavaScript SDK asks for a step back of the clock's whole span, which cannot be.
 *
 * @returns null where the clocks cannot be tied together
 * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX
 */
export function readBeats(bytes: Uint8Array, log: MessageLog, view: MessageView): Beats | null {
  const beats = new Beats();
  const ticks = new EventTicks(bytes);
  const bpm = new Float64Array(MOST_RATES);
  let anchorTime: number | null = null;
  let anchorEvent = 0;
  let part = 0;
  for (const message of log.messages) {
    for (; (log.parts[part + 1]?.from ?? Number.POSITIVE_INFINITY) <= message.at; part += 1) ticks.reset();
    if (message.layout.message !== MESSAGE.hr) continue;
    view.open(message);
    const events = ticks.next(view);
    if (events === 0) continue;
    const time = view.number(HR.timestamp);
    if (time !== null) {
      if (events !== 1) return null;
      anchorTime = time + (view.number(HR.time256) ?? view.number(HR.fractionalTimestamp) ?? 0);
      anchorEvent = (ticks.times[0] as number) / EVENT_TICKS_PER_SECOND;
    }
    const rates = view.elements(HR.filteredBpm, bpm);
    if (anchorTime === null || (rates !== 0 && rates !== events)) return null;
    for (let index = 0; index < events; index += 1) {
      const event = unrolled((ticks.times[index] as number) / EVENT_TICKS_PER_SECOND, anchorEvent);
      if (event === null) return null;
      pushHeld(beats, anchorTime + (event - anchorEvent), rates === 0 ? Number.NaN : (bpm[index] as number));
    }
  }
  return beats;
}

/** The strap's clock may have begun anew since it was tied to the time of day; otherwise it cannot run backwards. */
function unrolled(event: number, anchor: number): number | null {
  if (!(event < anchor)) return event;
  return anchor - event > CLOCK_SPAN_S / 2 ? event + CLOCK_SPAN_S : null;
}

/** Adds a beat, and before it the one before again and again for as long as it holds. */
function pushHeld(beats: Beats, time: number, bpm: number): void {
  if (beats.count > 0) {
    const [heldTime, heldBpm] = [beats.times[beats.count - 1] as number, beats.bpm[beats.count - 1] as number];
    let gapMs = Math.abs(time - heldTime) * 1000;
    for (let step = 1; gapMs > STEP_MS && step <= MOST_STEPS; step += 1) {
      beats.push(heldTime + (STEP_MS / 1000) * step, heldBpm);
      gapMs -= STEP_MS;
    }
  }
  beats.push(time, bpm);
}
