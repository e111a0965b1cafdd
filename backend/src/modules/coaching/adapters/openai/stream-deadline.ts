/** How long a service may take, in milliseconds. */
export interface StreamLimits {
  /** To be reached and to accept a request. */
  readonly connectMs: number;
  /** From then to its first word. */
  readonly firstMs: number;
  /** Between two pieces of an answer. */
  readonly idleMs: number;
  /** For the whole answer, with all calls that it takes. */
  readonly totalMs: number;
}

export const STREAM_LIMITS: StreamLimits = {
  connectMs: 8_000,
  firstMs: 12_000,
  idleMs: 8_000,
  totalMs: 30_000,
};

/**
 * One signal for all reasons to stop: the client went away, or the service is too slow. The SDK's
 * own limit covers only the wait for headers, and an aborted stream of it ends as if it were whole.
 */
export class StreamDeadline {
  private readonly stop = new AbortController();
  private readonly total: NodeJS.Timeout;
  private pause: NodeJS.Timeout | undefined;
  private readonly clientGone = () => this.stop.abort(this.client.reason);

  constructor(
    private readonly client: AbortSignal,
    private readonly limits: StreamLimits,
  ) {
    this.total = this.timer(limits.totalMs, 'the answer took too long');
    if (client.aborted) this.clientGone();
    else client.addEventListener('abort', this.clientGone, { once: true });
  }

  get signal(): AbortSignal {
    return this.stop.signal;
  }

  get clientIsGone(): boolean {
    return this.client.aborted;
  }

  /** A request leaves. */
  calling(): void {
    this.wait(this.limits.connectMs, 'the service could not be reached in time');
  }

  /** The service has accepted it. */
  accepted(): void {
    this.wait(this.limits.firstMs, 'the service did not begin to answer');
  }

  /** A piece has arrived: the next one may take its time again. */
  heard(): void {
    this.wait(this.limits.idleMs, 'the answer stalled');
  }

  /** Nothing is awaited of the service now. */
  rest(): void {
    clearTimeout(this.pause);
  }

  end(): void {
    clearTimeout(this.total);
    clearTimeout(this.pause);
    this.client.removeEventListener('abort', this.clientGone);
  }

  private wait(ms: number, why: string): void {
    clearTimeout(this.pause);
    this.pause = this.timer(ms, why);
  }

  private timer(ms: number, why: string): NodeJS.Timeout {
    return setTimeout(() => this.stop.abort(new Error(why)), ms);
  }
}
