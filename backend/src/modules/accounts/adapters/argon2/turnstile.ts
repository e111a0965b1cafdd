import { DomainError } from '#kernel/domain-error.js';

/**
 * Lets a few pieces of work run at a time, keeps some waiting in the order of their coming, and
 * sends the rest away.
 */
export class Turnstile {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mayWait: number,
    private readonly retryAfterS: number,
  ) {}

  /** Throws SERVICE_UNAVAILABLE where too many wait already. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.mayWait) {
      throw new DomainError(
        'SERVICE_UNAVAILABLE',
        'Too many people are signing in at this moment. Please try again in a few seconds.',
        {
          retryAfterS: this.retryAfterS,
        },
      );
    }
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /**
   * The place goes to the one who waits longest, so that nobody who comes just then can take it.
   */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
