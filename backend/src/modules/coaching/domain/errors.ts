import { DomainError } from '#kernel/domain-error.js';

/** The coach cannot answer now; the question does not count. */
export function coachUnavailable(
  cause?: unknown,
  retryAfterS = 10,
): DomainError<'COACH_UNAVAILABLE'> {
  const message =
    'The coach cannot answer right now. Please try again in a moment. Your question was not ' +
    'counted.';
  return new DomainError('COACH_UNAVAILABLE', message, { retryAfterS }, { cause });
}

export function invalidQuestion(message: string): DomainError<'VALIDATION_FAILED'> {
  return invalidField('message', message);
}

export function invalidField(field: string, message: string): DomainError<'VALIDATION_FAILED'> {
  return new DomainError('VALIDATION_FAILED', message, { fields: [{ field, message }] });
}

/** A request id names one question for good. */
export function requestIdTaken(): DomainError<'VALIDATION_FAILED'> {
  return invalidField('requestId', 'This requestId belongs to another question.');
}

/** The trial holds so many questions about comparisons in any 24 hours. */
export function comparisonLimit(perDay: number, waitS: number): DomainError<'RATE_LIMITED'> {
  const hours = Math.ceil(waitS / 3600);
  const wait = hours > 1 ? `${hours} hours` : `${Math.ceil(waitS / 60)} minutes`;
  const message =
    `The trial holds ${perDay} questions about comparisons a day. Please try again in ${wait}, ` +
    'or upgrade to ask without limit.';
  return new DomainError('RATE_LIMITED', message, { retryAfterS: waitS });
}

export function noSuchAnswer(): DomainError<'NOT_FOUND'> {
  return new DomainError('NOT_FOUND', 'There is no such answer.', {});
}
