import type { DomainError } from '../../kernel/domain-error.js';
import { ERROR_STATUS } from './error-status.js';

/** The one shape of every answer that is not 2xx; the details of the code stand beside these fields. */
export interface ErrorBody {
  readonly statusCode: number;
  readonly error: string;
  readonly message: string;
  readonly code: string;
  readonly [detail: string]: unknown;
}

/** Routes whose clients branch on `error`: uploads and chat. */
const CODE_AREAS = /^\/api\/(workouts|uploads|ai|chat|demo-chat)(\/|\?|$)/;

/** Details that become headers and are no part of the body. */
const HEADER_DETAILS = new Set(['retryAfterS']);

/** Shapes the body for a route, e.g. `/api/workouts/upload`. */
export function errorBody(error: DomainError, path: string): ErrorBody {
  const row = ERROR_STATUS[error.code];
  const asCode = row.error === 'code' || (row.error === 'by-area' && CODE_AREAS.test(path));
  const details = Object.fromEntries(Object.entries(error.details).filter(([key]) => !HEADER_DETAILS.has(key)));
  return {
    ...details,
    statusCode: row.status,
    error: asCode ? error.code : error.message,
    message: error.message,
    code: error.code,
  };
}
