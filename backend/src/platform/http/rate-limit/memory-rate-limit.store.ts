import { LRUCache } from 'lru-cache';
import type { Clock } from '#kernel/clock.js';
import { RateLimitStore, type Claim } from './rate-limit.store.js';

/** An attack with many keys must not fill the memory. About 20 MB. */
const MAX_KEYS = 50_000;

interface Count {
  /** When the requests came, oldest first, in ms. */
  readonly times: number[];
  readonly windowMs: number;
}

/** Counts of one process, exact to the request. They start empty with the process. */
export class MemoryRateLimitStore extends RateLimitStore {
  /** Drops the least recently used count when it is full. */
  private readonly counts: LRUCache<string, Count>;

  constructor(
    private readonly clock: Clock,
    maxKeys = MAX_KEYS,
  ) {
    super();
    this.counts = new LRUCache({ max: maxKeys });
  }

  override take(claims: readonly Claim[]): Promise<number> {
    const now = this.clock.now().getTime();
    const counts = claims.map((claim) => ({ claim, count: this.countOf(claim, now) }));
    const waits = counts.map(({ claim, count }) => waitFor(claim, count, now));
    const wait = Math.max(0, ...waits);
    if (wait === 0) for (const { count } of counts) count.times.push(now);
    return Promise.resolve(wait);
  }

  private countOf({ key, windowMs }: Claim, now: number): Count {
    const count = this.counts.get(key) ?? { times: [], windowMs };
    const firstInside = count.times.findIndex((time) => time > now - windowMs);
    count.times.splice(0, firstInside < 0 ? count.times.length : firstInside);
    this.counts.set(key, count);
    return count;
  }
}

function waitFor({ max, windowMs }: Claim, { times }: Count, now: number): number {
  const leaving = times[times.length - max];
  return leaving === undefined ? 0 : leaving + windowMs - now;
}
