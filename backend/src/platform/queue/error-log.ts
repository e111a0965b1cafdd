import { Logger } from '@nestjs/common';

const QUIET_MS = 10_000;

const logger = new Logger('JobQueue');

/** Logs the errors of one queue or worker; during an outage the same error once in 10 s. */
export class ErrorLog {
  private readonly loggedAt = new Map<string, number>();

  constructor(private readonly source: string) {}

  log(error: unknown): void {
    const line = `${this.source}: ${messageOf(error)}`;
    const now = performance.now();
    if (now - (this.loggedAt.get(line) ?? -Infinity) < QUIET_MS) return;
    if (this.loggedAt.size > 100) this.loggedAt.clear();
    this.loggedAt.set(line, now);
    logger.error(line);
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
