import { invalidFit } from '../fit-refusal.js';

/** Four a second over six days. Ours. */
const MOST_BEATS = 2_000_000;
/** Room for so many is kept for the next file (1 MB). */
const KEPT_BEATS = 65_536;
/**
 * A heart rate holds until the next one, but for no longer than this; the time between is filled in
 * these steps.
 */
const STEP_MS = 250;
const MOST_STEPS = 20;
const MOST_FOR_ONE = MOST_STEPS + 1;

const room = { times: new Float64Array(), bpm: new Float64Array() };

/**
 * Heart rates with their times, in the order in which they were written; NaN bpm where the strap
 * had none. Good until the next are read.
 */
export class Beats {
  /** FIT seconds. Only the first `count` are filled. */
  times = room.times;
  bpm = room.bpm;
  count = 0;

  /**
   * Adds the first `given` of these beats, and before each the one before again and again for as
   * long as it holds.
   *
   * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX where there are more than any workout has
   */
  push(given: number, times: Float64Array, bpm: Float64Array): void {
    while (this.count + given * MOST_FOR_ONE > this.times.length) this.grow();
    const { times: allTimes, bpm: allBpm } = this;
    let { count } = this;
    let heldTime = count === 0 ? Number.NaN : (allTimes[count - 1] as number);
    let heldBpm = count === 0 ? Number.NaN : (allBpm[count - 1] as number);
    for (let index = 0; index < given; index += 1) {
      const time = times[index] as number;
      let gapMs = Math.abs(time - heldTime) * 1000;
      for (let step = 1; gapMs > STEP_MS && step <= MOST_STEPS; step += 1) {
        allTimes[count] = heldTime + (STEP_MS / 1000) * step;
        allBpm[count] = heldBpm;
        count += 1;
        gapMs -= STEP_MS;
      }
      heldTime = time;
      heldBpm = bpm[index] as number;
      allTimes[count] = heldTime;
      allBpm[count] = heldBpm;
      count += 1;
    }
    this.count = count;
  }

  private grow(): void {
    if (this.times.length >= MOST_BEATS) throw invalidFit('TOO_COMPLEX');
    const capacity = Math.min(MOST_BEATS, Math.max(KEPT_BEATS, 4 * this.times.length));
    this.times = longer(this.times, capacity);
    this.bpm = longer(this.bpm, capacity);
    if (capacity > KEPT_BEATS) return;
    room.times = this.times;
    room.bpm = this.bpm;
  }
}

function longer(values: Float64Array<ArrayBuffer>, capacity: number): Float64Array<ArrayBuffer> {
  const grown = new Float64Array(capacity);
  grown.set(values);
  return grown;
}
