/** One invalid field of a request: where it is and a sentence for a person. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** Why a file is no readable activity. */
export type FitRefusal =
  'NOT_FIT' | 'TRUNCATED' | 'BAD_CRC' | 'NOT_AN_ACTIVITY' | 'NO_RECORDS' | 'TOO_COMPLEX';

/**
 * Every error that leaves the service, with the extra fields its body carries.
 * Source: docs/contract.md, "Errors". The HTTP status stands in `platform/http`, never here.
 */
export interface ErrorCatalogue {
  VALIDATION_FAILED: { fields: readonly FieldProblem[] };
  UNAUTHENTICATED: object;
  INVALID_CREDENTIALS: object;
  FORBIDDEN: object;
  NOT_FOUND: object;
  EMAIL_TAKEN: object;
  INVALID_RESET_TOKEN: object;
  INVALID_EMAIL_LINK: object;
  WRONG_PASSWORD: object;
  ONBOARDING_INCOMPLETE: {
    missingFields: readonly string[];
    missingByStep: Readonly<Record<string, readonly string[]>>;
  };
  ONBOARDING_REQUIRED: { requiresOnboarding: true };
  TRIAL_LIMIT_EXCEEDED: { uploadsUsed: number; uploadLimit: number };
  SUBSCRIPTION_REQUIRED: object;
  TRIAL_QUESTION_LIMIT: object;
  GENERAL_CHAT_TRIAL_BLOCKED: object;
  ACCOUNT_SUSPENDED: {
    suspended: true;
    suspendReason: string | null;
    suspendExpiresAt: string | null;
    paymentUrl?: string;
  };
  UNSUPPORTED_ACTIVITY_TYPE: { sport: string; supportedTypes: readonly string[] };
  INVALID_FIT_FILE: { reason: FitRefusal };
  ONLY_FIT_ALLOWED: object;
  FILE_TOO_LARGE: object;
  DUPLICATE_FILE: { details: string; workoutId: string };
  DEMO_QUESTION_LIMIT: object;
  CANNOT_DELETE_ACTIVE: object;
  CANNOT_CHANGE_ADMIN: object;
  LAST_ADMINISTRATOR: object;
  STALE_VERSION: { currentVersion: number };
  CARD_DECLINED: object;
  COACH_UNAVAILABLE: { retryAfterS: number };
  RATE_LIMITED: { retryAfterS: number };
  SERVICE_UNAVAILABLE: { retryAfterS: number };
  /** Planned work. */
  MAINTENANCE: { retryAfterS: number };
  PAYLOAD_TOO_LARGE: object;
  HEADERS_TOO_LARGE: object;
  REQUEST_TIMEOUT: object;
  UNSUPPORTED_MEDIA_TYPE: object;
  INTERNAL_ERROR: { requestId: string };
}

export type ErrorCode = keyof ErrorCatalogue;
