import { DomainError } from '../../../kernel/domain-error.js';

/** The coach cannot answer now; the question does not count. */
export function coachUnavailable(cause?: unknown, retryAfterS = 10): DomainError<'COACH_UNAVAILABLE'> {
  const message = 'The coach cannot answer right now. Please try again in a moment. Your question was not counted.';
  return new DomainError('COACH_UNAVAILABLE', message, { retryAfterS }, { cause });
}

export function invalidQuestion(message: string): DomainError<'VALIDATION_FAILED'> {
  return new DomainError('VALIDATION_FAILED', message, { fields: [{ field: 'message', message }] });
}
