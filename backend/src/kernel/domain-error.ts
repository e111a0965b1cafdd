import type { ErrorCatalogue, ErrorCode } from './error-catalogue.js';

/**
 * An expected failure with a stable code, one plain sentence for a person, and typed details.
 * Anything else that is thrown is a defect and leaves the service as a 500 without words.
 */
export class DomainError<C extends ErrorCode = ErrorCode> extends Error {
  constructor(
    readonly code: C,
    message: string,
    readonly details: ErrorCatalogue[C],
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.name = 'DomainError';
  }

  static is<C extends ErrorCode>(error: unknown, code: C): error is DomainError<C> {
    return error instanceof DomainError && error.code === code;
  }
}
