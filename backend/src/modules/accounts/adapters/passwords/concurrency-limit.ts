import { DomainError } from '#kernel/domain-error.js';

/** Runs a few tasks concurrently, queues some more in order, and refuses the rest. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atMost: number,
    private readonly mayWait: number,
    private readonly retryAfterS: number,
  ) {}

  /** Throws SERVICE_UNAVAILABLE if too many tasks are waiting. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await task();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.atMost) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.mayWait)
      throw new DomainError(
        'SERVICE_UNAVAILABLE',
        'Too many people are signing in at this moment. Please try again in a few seconds.',
        { retryAfterS: this.retryAfterS },
      );
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** The place goes to the task that waited longest, so that no newcomer can take it. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
