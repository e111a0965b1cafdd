import { Logger } from '@nestjs/common';
import type { BreakerState } from '#coaching/ports/breaker-state.js';

/** How a call that was let through went. Only the first word counts. */
export interface Passage {
  succeeded(): Promise<void>;
  /** @param restMs how long the service wants to be left alone, where it said so */
  failed(restMs?: number): Promise<void>;
  /** Nobody can tell: the client went away. */
  left(): Promise<void>;
}

/** A call that may go out, or how long it must wait. */
export type Admission =
  { readonly passage: Passage } | { readonly passage: null; readonly waitMs: number };

/**
 * Leaves a service alone that keeps failing, so that athletes do not wait for it: closed, open, and
 * after the rest half open, when one call at a time tries whether it is well again.
 */
export class CircuitBreaker {
  private readonly logger = new Logger('CircuitBreaker');

  constructor(private readonly state: BreakerState) {}

  async enter(): Promise<Admission> {
    const entry = await this.state.enter();
    if (entry.kind === 'open') return { passage: null, waitMs: entry.waitMs };
    return { passage: this.passage(entry.kind === 'trial' ? entry.trial : null) };
  }

  /** Until a call may go out again, in milliseconds; 0 where it may now. */
  waitMs(): Promise<number> {
    return this.state.waitMs();
  }

  /** Forgets every failure. */
  close(): Promise<void> {
    return this.state.close();
  }

  private passage(trial: string | null): Passage {
    let told = false;
    const once = async (tell: () => Promise<void>): Promise<void> => {
      if (told) return;
      told = true;
      // An answer that is there is not lost because nobody could be told that it came.
      await tell().catch((error: unknown) =>
        this.logger.warn(`how a call went could not be kept: ${String(error)}`),
      );
    };
    return {
      succeeded: () => once(() => this.state.close()),
      failed: (restMs) => once(() => this.state.fail(trial, restMs)),
      left: () => once(async () => void (trial !== null && (await this.state.leave(trial)))),
    };
  }
}
