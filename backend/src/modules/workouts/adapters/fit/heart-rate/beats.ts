import { invalidFit } from '../fit-refusal.js';

/** Four a second over six days. Ours. */
const MOST_BEATS = 2_000_000;
const FIRST_CAPACITY = 1024;

/** Heart rates with their times, in the order in which they were written; NaN bpm where the strap had none. */
export class Beats {
  /** FIT seconds. */
  times = new Float64Array(FIRST_CAPACITY);
  bpm = new Float64Array(FIRST_CAPACITY);
  count = 0;

  /** @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX where there are more than any workout has */
  push(time: number, bpm: number): void {
    if (this.count >= this.times.length) this.grow();
    this.times[this.count] = time;
    this.bpm[this.count] = bpm;
    this.count += 1;
  }

  private grow(): void {
    if (this.count >= MOST_BEATS) throw invalidFit('TOO_COMPLEX');
    const [times, bpm] = [this.times, this.bpm].map((values) => {
      const grown = new Float64Array(Math.min(MOST_BEATS, values.length * 2));
      grown.set(values);
      return grown;
    });
    if (times !== undefined) this.times = times;
    if (bpm !== undefined) this.bpm = bpm;
  }
}
