import type { DomainError } from '#kernel/domain-error.js';
import { ERROR_STATUS } from './error-status.js';

/**
 * The one shape of every answer that is not 2xx; the details of the code stand beside these fields.
 */
export interface ErrorBody {
  readonly statusCode: number;
  readonly error: string;
  readonly message: string;
  readonly code: string;
  readonly [detail: string]: unknown;
}

/** Routes whose clients branch on `error`: uploads, what comes of them, and chat. */
const CODE_AREAS = /^\/api\/(workouts|uploads|progress|records|ai|chat|demo-chat)(\/|\?|$)/;

/**
 * Told in the header `Retry-After`; in the body only where a page says to a person how long to
 * wait.
 */
const WAIT = 'retryAfterS';

/** Shapes the body for a route, e.g. `/api/workouts/upload`. */
export function errorBody(error: DomainError, path: string): ErrorBody {
  const row = ERROR_STATUS[error.code];
  const asCode = row.error === 'code' || (row.error === 'by-area' && CODE_AREAS.test(path));
  const details = Object.fromEntries(
    Object.entries(error.details).filter(([key]) => key !== WAIT || error.code === 'RATE_LIMITED'),
  );
  return {
    ...details,
    statusCode: row.status,
    error: asCode ? error.code : error.message,
    message: error.message,
    code: error.code,
  };
}
