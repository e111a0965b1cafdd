import type { Clock } from '#kernel/clock.js';
import {
  BREAKER_LIMITS,
  BreakerState,
  type BreakerLimits,
  type Entry,
} from '#coaching/ports/breaker-state.js';

/** Known to this process alone. */
export class MemoryBreakerState extends BreakerState {
  private failures: number[] = [];
  private openUntil: number | null = null;
  private trial: { readonly id: string; readonly until: number } | null = null;
  private trials = 0;

  constructor(
    private readonly clock: Clock,
    private readonly limits: BreakerLimits = BREAKER_LIMITS,
  ) {
    super();
  }

  override async enter(): Promise<Entry> {
    if (this.openUntil === null) return { kind: 'closed' };
    const now = this.now();
    const waitMs = await this.waitMs();
    if (waitMs > 0 || (this.trial !== null && now < this.trial.until))
      return { kind: 'open', waitMs };
    this.trials += 1;
    this.trial = { id: String(this.trials), until: now + this.limits.longestTrialMs };
    return { kind: 'trial', trial: this.trial.id };
  }

  override waitMs(): Promise<number> {
    return Promise.resolve(Math.max(0, (this.openUntil ?? Number.NEGATIVE_INFINITY) - this.now()));
  }

  override fail(trial: string | null, restMs?: number): Promise<void> {
    const now = this.now();
    this.failures = [...this.failures.filter((at) => now - at < this.limits.windowMs), now];
    const rest = Math.min(restMs ?? 0, this.limits.longestRestMs);
    if (rest > 0 || trial !== null || this.failures.length >= this.limits.failures) {
      this.openUntil = Math.max(
        this.openUntil ?? 0,
        now + Math.max(rest, restMs === undefined ? this.limits.restMs : 0),
      );
    }
    return trial === null ? Promise.resolve() : this.leave(trial);
  }

  override leave(trial: string): Promise<void> {
    if (this.trial?.id === trial) this.trial = null;
    return Promise.resolve();
  }

  override close(): Promise<void> {
    this.failures = [];
    this.openUntil = null;
    this.trial = null;
    return Promise.resolve();
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
