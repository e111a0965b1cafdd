import { setTimeout as pause } from 'node:timers/promises';
import { Pace } from '#admin/ports/pace.js';

/** One after the other, with the same time between them. */
export class TimedPace extends Pace {
  private free = 0;

  constructor(private readonly perSecond: number) {
    super();
  }

  async next(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const now = performance.now();
    const at = Math.max(now, this.free);
    this.free = at + 1000 / this.perSecond;
    // A timer counts from when the loop last looked at the clock, and may fire a millisecond or two
    // early.
    for (let left = at - now; left > 0; left = at - performance.now())
      await pause(Math.ceil(left), undefined, { signal });
  }

  rest(seconds: number): void {
    this.free = Math.max(this.free, performance.now() + seconds * 1000);
  }
}
