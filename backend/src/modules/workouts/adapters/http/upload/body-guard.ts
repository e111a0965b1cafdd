import type { IncomingMessage } from 'node:http';
import { MAX_FILE_BYTES } from '#workouts/domain/upload/limits.js';

/**
 * A body must send this much in every interval; a phone on a bad link does, a connection kept open
 * on purpose does not.
 */
const INTERVAL_MS = 15_000;
const LEAST_BYTES = 4 * 1024;

/**
 * A client that is refused may go on sending before it reads the answer; past this it is cut off.
 */
const MOST_BYTES = 4 * MAX_FILE_BYTES;

/**
 * Cuts off a body that trickles or never ends, so that it cannot hold a connection and a
 * half-written file for ever.
 */
export class BodyGuard {
  private total = 0;
  private inInterval = 0;

  constructor(private readonly request: IncomingMessage) {
    const timer = setInterval(() => this.check(), INTERVAL_MS).unref();
    request.on('data', (chunk: Buffer) => this.count(chunk.length));
    request.once('end', () => clearInterval(timer)).once('close', () => clearInterval(timer));
  }

  /**
   * Nobody reads on: what still comes is thrown away, so that the answer reaches a client that
   * sends first and reads later.
   */
  discardRest(): void {
    this.request.unpipe();
    this.request.resume();
  }

  private count(bytes: number): void {
    this.total += bytes;
    this.inInterval += bytes;
    if (this.total > MOST_BYTES) this.request.destroy();
  }

  private check(): void {
    if (this.inInterval < LEAST_BYTES) this.request.destroy();
    this.inInterval = 0;
  }
}
