import type { IncomingMessage } from 'node:http';

/** A body must bring this much in every interval; a phone on a bad link does, a connection held open on purpose does not. */
const INTERVAL_MS = 15_000;
const LEAST_BYTES = 4 * 1024;

/** Cuts off a request whose body trickles in, so that it cannot hold a connection and a half-written file for ever. */
export class StallGuard {
  private bytes = 0;
  private readonly timer: NodeJS.Timeout;
  private readonly count = (chunk: Buffer) => {
    this.bytes += chunk.length;
  };

  constructor(private readonly request: IncomingMessage) {
    request.on('data', this.count);
    this.timer = setInterval(() => this.check(), INTERVAL_MS);
    this.timer.unref();
  }

  end(): void {
    clearInterval(this.timer);
    this.request.off('data', this.count);
  }

  private check(): void {
    if (this.bytes < LEAST_BYTES && !this.request.readableEnded) this.request.destroy(new Error('the upload stalled'));
    this.bytes = 0;
  }
}
