import { invalidFit } from '../fit-refusal.js';

/** Four a second over six days. Ours. */
const MOST_BEATS = 2_000_000;
const FIRST_CAPACITY = 8_192;

/** Heart rates with their times, in the order in which they were written; NaN bpm where the strap had none. */
export class Beats {
  /** FIT seconds. */
  times = new Float64Array(FIRST_CAPACITY);
  bpm = new Float64Array(FIRST_CAPACITY);
  count = 0;

  /** @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX where there are more than any workout has */
  push(time: number, bpm: number): void {
    const { count } = this;
    if (count >= this.times.length) this.grow();
    this.times[count] = time;
    this.bpm[count] = bpm;
    this.count = count + 1;
  }

  private grow(): void {
    if (this.count >= MOST_BEATS) throw invalidFit('TOO_COMPLEX');
    const capacity = Math.min(MOST_BEATS, 4 * this.count);
    this.times = longer(this.times, capacity);
    this.bpm = longer(this.bpm, capacity);
  }
}

function longer(values: Float64Array, capacity: number): Float64Array<ArrayBuffer> {
  const grown = new Float64Array(capacity);
  grown.set(values);
  return grown;
}
