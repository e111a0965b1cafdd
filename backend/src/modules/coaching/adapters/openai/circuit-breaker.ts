import type { Clock } from '../../../../kernel/clock.js';

export interface BreakerLimits {
  /** So many failures within the window open it. */
  readonly failures: number;
  readonly windowMs: number;
  /** How long it stays open before one call may try again. */
  readonly restMs: number;
  /** A service that asks for a longer rest than this is asked again all the same. */
  readonly longestRestMs: number;
}

export const BREAKER_LIMITS: BreakerLimits = { failures: 5, windowMs: 30_000, restMs: 15_000, longestRestMs: 60_000 };

/** How a call that was let through went. Only the first word counts. */
export interface Passage {
  succeeded(): void;
  /** @param restMs how long the service wants to be left alone, where it said so */
  failed(restMs?: number): void;
  /** Nobody can tell: the client went away. */
  left(): void;
}

/**
 * Leaves a service alone that keeps failing, so that athletes do not wait for it: closed, open, and after the rest half
 * open, when one call at a time tries whether it is well again. One for each process.
 */
export class CircuitBreaker {
  private failures: number[] = [];
  private openUntil = Number.NEGATIVE_INFINITY;
  private trying = false;

  constructor(
    private readonly clock: Clock,
    private readonly limits: BreakerLimits = BREAKER_LIMITS,
  ) {}

  /** Null where no call may go out now. */
  enter(): Passage | null {
    if (this.openUntil === Number.NEGATIVE_INFINITY) return this.passage(false);
    if (this.trying || this.now() < this.openUntil) return null;
    this.trying = true;
    return this.passage(true);
  }

  /** Until a call may go out again, in milliseconds; 0 where it may now. */
  waitMs(): number {
    return Math.max(0, this.openUntil - this.now());
  }

  /** Forgets every failure. */
  close(): void {
    this.failures = [];
    this.openUntil = Number.NEGATIVE_INFINITY;
    this.trying = false;
  }

  private passage(trial: boolean): Passage {
    let told = false;
    const once = (tell: () => void) => {
      if (!told) tell();
      told = true;
    };
    return {
      succeeded: () => once(() => this.close()),
      failed: (restMs) => once(() => this.fail(trial, restMs)),
      left: () => once(() => (this.trying &&= !trial)),
    };
  }

  private fail(trial: boolean, restMs?: number): void {
    const now = this.now();
    this.failures = [...this.failures.filter((at) => now - at < this.limits.windowMs), now];
    const rest = Math.min(restMs ?? 0, this.limits.longestRestMs);
    if (rest > 0 || trial || this.failures.length >= this.limits.failures) {
      this.openUntil = Math.max(this.openUntil, now + Math.max(rest, restMs === undefined ? this.limits.restMs : 0));
    }
    if (trial) this.trying = false;
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
