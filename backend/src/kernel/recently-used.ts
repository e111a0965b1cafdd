import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.js';

export interface KeptLimits<V> {
  /** The total weight of all values never exceeds this. */
  readonly capacity: number;
  readonly weigh: (value: V) => number;
  /** A value that nobody reads for this long is dropped. Milliseconds. */
  readonly idleMs: number;
}

/**
 * A bounded cache that drops the least recently used value first. The key must contain everything
 * that determines the value: nothing here becomes stale, it only becomes unused.
 */
export class RecentlyUsed<V extends object | string> {
  private readonly kept: LRUCache<string, V>;

  constructor(clock: Clock, { capacity, weigh, idleMs }: KeptLimits<V>) {
    this.kept = new LRUCache({
      maxSize: capacity,
      // The library refuses a weight of 0.
      sizeCalculation: (value) => Math.max(1, weigh(value)),
      // The library drops a value only after its time, not at it.
      ttl: idleMs - 1,
      ttlResolution: 0,
      updateAgeOnGet: true,
      perf: { now: () => clock.now().getTime() },
    });
  }

  get(key: string): V | undefined {
    return this.kept.get(key);
  }

  /** Also frees the values that have been idle too long. */
  set(key: string, value: V): void {
    this.kept.purgeStale();
    this.kept.set(key, value);
  }

  get size(): number {
    return this.kept.size;
  }
}
