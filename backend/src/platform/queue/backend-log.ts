import type { EventEmitter } from 'node:events';

import { Logger } from '@nestjs/common';

const QUIET_MS = 10_000;

/**
 * Logs what queues, workers and event streams complain of; an outage that repeats itself is told
 * every ten seconds.
 */
export class BackendLog {
  private readonly logger = new Logger('JobQueue');
  private readonly lastTold = new Map<string, number>();
  private ending = false;

  /** Without a listener, an `error` event of any of them would end the process. */
  listenTo(source: Pick<EventEmitter, 'on'>, name: string): void {
    source.on('error', (error: unknown) => this.failure(name, error));
  }

  /** Connections that are closed on purpose complain too; from now on that is not worth a line. */
  expectTheEnd(): void {
    this.ending = true;
  }

  failure(source: string, error: unknown): void {
    if (this.ending) return;
    const line = `${source}: ${messageOf(error)}`;
    const now = performance.now();
    if (now - (this.lastTold.get(line) ?? -Infinity) < QUIET_MS) return;
    if (this.lastTold.size > 100) this.lastTold.clear();
    this.lastTold.set(line, now);
    this.logger.error(line);
  }

  warn(line: string): void {
    this.logger.warn(line);
  }

  error(line: string, error: unknown): void {
    this.logger.error(
      `${line}: ${messageOf(error)}`,
      error instanceof Error ? error.stack : undefined,
    );
  }
}

/**
 * A refused connection to a name with several addresses arrives as an AggregateError without a
 * message of its own.
 */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message)
    return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
