import type { ErrorCode } from '#kernel/error-catalogue.js';

/**
 * What the body's field `error` holds: the sentence where the client shows it (accounts,
 * onboarding), the code where the client branches on it (uploads, chat), or whichever of the two
 * the route's area uses.
 */
export type ErrorFieldStyle = 'sentence' | 'code' | 'by-area';

interface ErrorRow {
  readonly status: number;
  readonly error: ErrorFieldStyle;
}

/**
 * Code to status, exhaustive: a code without a row does not compile. Source: docs/contract.md,
 * "Errors".
 */
export const ERROR_STATUS: Readonly<Record<ErrorCode, ErrorRow>> = {
  VALIDATION_FAILED: { status: 400, error: 'by-area' },
  UNAUTHENTICATED: { status: 401, error: 'by-area' },
  INVALID_CREDENTIALS: { status: 401, error: 'sentence' },
  FORBIDDEN: { status: 403, error: 'by-area' },
  NOT_FOUND: { status: 404, error: 'by-area' },
  EMAIL_TAKEN: { status: 409, error: 'sentence' },
  INVALID_RESET_TOKEN: { status: 400, error: 'sentence' },
  INVALID_EMAIL_LINK: { status: 400, error: 'sentence' },
  WRONG_PASSWORD: { status: 400, error: 'sentence' },
  ONBOARDING_INCOMPLETE: { status: 400, error: 'sentence' },
  ONBOARDING_REQUIRED: { status: 400, error: 'code' },
  TRIAL_LIMIT_EXCEEDED: { status: 402, error: 'code' },
  SUBSCRIPTION_REQUIRED: { status: 402, error: 'code' },
  TRIAL_QUESTION_LIMIT: { status: 402, error: 'code' },
  GENERAL_CHAT_TRIAL_BLOCKED: { status: 403, error: 'code' },
  ACCOUNT_SUSPENDED: { status: 403, error: 'code' },
  UNSUPPORTED_ACTIVITY_TYPE: { status: 422, error: 'code' },
  INVALID_FIT_FILE: { status: 422, error: 'code' },
  ONLY_FIT_ALLOWED: { status: 415, error: 'code' },
  FILE_TOO_LARGE: { status: 413, error: 'code' },
  DUPLICATE_FILE: { status: 409, error: 'code' },
  DEMO_QUESTION_LIMIT: { status: 429, error: 'code' },
  CANNOT_DELETE_ACTIVE: { status: 409, error: 'sentence' },
  CANNOT_CHANGE_ADMIN: { status: 409, error: 'sentence' },
  LAST_ADMINISTRATOR: { status: 409, error: 'sentence' },
  STALE_VERSION: { status: 409, error: 'sentence' },
  CARD_DECLINED: { status: 402, error: 'sentence' },
  COACH_UNAVAILABLE: { status: 503, error: 'code' },
  RATE_LIMITED: { status: 429, error: 'by-area' },
  SERVICE_UNAVAILABLE: { status: 503, error: 'by-area' },
  MAINTENANCE: { status: 503, error: 'by-area' },
  PAYLOAD_TOO_LARGE: { status: 413, error: 'by-area' },
  HEADERS_TOO_LARGE: { status: 431, error: 'by-area' },
  REQUEST_TIMEOUT: { status: 408, error: 'by-area' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, error: 'by-area' },
  INTERNAL_ERROR: { status: 500, error: 'by-area' },
};
