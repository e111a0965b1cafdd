import { QueryFailedError } from 'typeorm';

/**
 * PostgreSQL "Appendix A. Error Codes": classes 08 (connection) and 53 (no room, memory or
 * connection left), and a server that stops, has crashed or starts (57P01 to 57P03). Beside them
 * what the system says of a connection.
 */
const AWAY = /^(08...|53...|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;

/**
 * What node-postgres and its pool say of a connection that broke, or that none was free in time;
 * these errors have no code.
 */
const BROKEN = new RegExp(
  '^(?:' +
    [
      'Connection terminated',
      'timeout exceeded when trying to connect',
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
    ].join('|') +
    ')',
);

/** Of TypeORM, where the connection of a transaction broke between two of its statements. */
const RELEASED = 'QueryRunnerAlreadyReleasedError';

/**
 * Whether the database could not be asked: nothing is wrong with what was asked, and later it may
 * be asked again.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (!(cause instanceof Error)) return false;
  // A refused connection to a name with several addresses.
  if (cause instanceof AggregateError && cause.errors.length > 0)
    return cause.errors.every(isDatabaseUnavailable);
  const { code } = cause as { code?: unknown };
  return (
    (typeof code === 'string' && AWAY.test(code)) ||
    BROKEN.test(cause.message) ||
    cause.name === RELEASED
  );
}
