import type { Clock } from '#kernel/clock.js';
import { RateLimitStore, type Claim } from './rate-limit.store.js';

/**
 * Beyond that the counts that were left alone longest go: no attack may fill the memory. About 20
 * MB.
 */
const MOST_KEYS = 50_000;

interface Count {
  /** When the requests came, oldest first, in ms. */
  readonly times: number[];
  readonly windowMs: number;
}

/** Counts of one process, exact to the request. They start empty with the process. */
export class MemoryRateLimitStore extends RateLimitStore {
  /** The one used last stands last. */
  private readonly counts = new Map<string, Count>();

  constructor(
    private readonly clock: Clock,
    private readonly mostKeys = MOST_KEYS,
  ) {
    super();
  }

  override take(claims: readonly Claim[]): Promise<number> {
    const now = this.clock.now().getTime();
    const counts = claims.map((claim) => ({ claim, count: this.countOf(claim, now) }));
    const waits = counts.map(({ claim, count }) => waitFor(claim, count, now));
    const wait = Math.max(0, ...waits);
    if (wait === 0) for (const { count } of counts) count.times.push(now);
    this.forget();
    return Promise.resolve(wait);
  }

  private countOf({ key, windowMs }: Claim, now: number): Count {
    const count = this.counts.get(key) ?? { times: [], windowMs };
    const over = count.times.findIndex((time) => time > now - windowMs);
    count.times.splice(0, over < 0 ? count.times.length : over);
    this.counts.delete(key);
    this.counts.set(key, count);
    return count;
  }

  private forget(): void {
    for (const key of this.counts.keys()) {
      if (this.counts.size <= this.mostKeys) return;
      this.counts.delete(key);
    }
  }
}

function waitFor({ max, windowMs }: Claim, { times }: Count, now: number): number {
  const leaving = times[times.length - max];
  return leaving === undefined ? 0 : leaving + windowMs - now;
}
