/** How long a service may take: to begin its answer, between two pieces of it, and for the whole, in milliseconds. */
export interface StreamLimits {
  readonly firstMs: number;
  readonly idleMs: number;
  readonly totalMs: number;
}

export const STREAM_LIMITS: StreamLimits = { firstMs: 10_000, idleMs: 10_000, totalMs: 45_000 };

/** One signal for all reasons to stop: the client went away, or the service is too slow. */
export class StreamDeadline {
  private readonly stop = new AbortController();
  private readonly total: NodeJS.Timeout;
  private pause: NodeJS.Timeout;
  private readonly clientGone = () => this.stop.abort(this.client.reason);

  constructor(
    private readonly client: AbortSignal,
    private readonly limits: StreamLimits,
  ) {
    this.total = this.timer(limits.totalMs, 'the answer took too long');
    this.pause = this.timer(limits.firstMs, 'the service did not begin to answer');
    if (client.aborted) this.clientGone();
    else client.addEventListener('abort', this.clientGone, { once: true });
  }

  get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** A piece has arrived: the next one may take its time again. */
  heard(): void {
    clearTimeout(this.pause);
    this.pause = this.timer(this.limits.idleMs, 'the answer stalled');
  }

  end(): void {
    clearTimeout(this.total);
    clearTimeout(this.pause);
    this.client.removeEventListener('abort', this.clientGone);
  }

  private timer(ms: number, why: string): NodeJS.Timeout {
    return setTimeout(() => this.stop.abort(new Error(why)), ms);
  }
}
