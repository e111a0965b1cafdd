import { DomainError } from '#kernel/domain-error.js';
import type { Json } from '#kernel/json.js';
import type { UploadFailure } from './upload.js';

export const PROCESSING_FAILED = new DomainError(
  'SERVICE_UNAVAILABLE',
  'The file could not be processed at the moment. Please try again.',
  { retryAfterS: 30 },
);

export function failureOf(error: DomainError): UploadFailure {
  return {
    code: error.code,
    message: error.message,
    details: error.details as { readonly [name: string]: Json },
  };
}

/**
 * The error as it was when the failure was stored; code and details were written together and fit
 * each other.
 */
export function errorOf(failure: UploadFailure): DomainError {
  return new DomainError(failure.code, failure.message, failure.details);
}
