import type { Clock } from './clock.js';

export interface KeptLimits<V> {
  /** All that is kept weighs no more than this together. */
  readonly capacity: number;
  readonly weigh: (value: V) => number;
  /** Unasked for so long, a value is let go. Milliseconds. */
  readonly idleMs: number;
}

interface Kept<V> {
  readonly value: V;
  readonly weight: number;
  readonly usedAt: number;
}

/**
 * Remembers what was used last, within a bound. Whoever asks names in the key all that decides the
 * value: nothing here grows stale, it is only left behind.
 */
export class RecentlyUsed<V> {
  private readonly kept = new Map<string, Kept<V>>();
  private weight = 0;

  constructor(
    private readonly clock: Clock,
    private readonly limits: KeptLimits<V>,
  ) {}

  get(key: string): V | undefined {
    const now = this.clock.now().getTime();
    const found = this.kept.get(key);
    // From the oldest on: a map remembers the order in which its keys were set.
    for (const [old, { usedAt }] of this.kept) {
      if (now - usedAt < this.limits.idleMs) break;
      this.drop(old);
    }
    if (found === undefined || !this.kept.has(key)) return undefined;
    this.kept.delete(key);
    this.kept.set(key, { ...found, usedAt: now });
    return found.value;
  }

  set(key: string, value: V): void {
    this.drop(key);
    const weight = this.limits.weigh(value);
    if (weight > this.limits.capacity) return;
    this.kept.set(key, { value, weight, usedAt: this.clock.now().getTime() });
    this.weight += weight;
    for (const oldest of this.kept.keys()) {
      if (this.weight <= this.limits.capacity) break;
      this.drop(oldest);
    }
  }

  get size(): number {
    return this.kept.size;
  }

  private drop(key: string): void {
    this.weight -= this.kept.get(key)?.weight ?? 0;
    this.kept.delete(key);
  }
}
