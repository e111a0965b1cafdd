import { DomainError } from '#kernel/domain-error.js';

export function demoQuestionLimit(): DomainError<'DEMO_QUESTION_LIMIT'> {
  return new DomainError('DEMO_QUESTION_LIMIT', "You've used all your demo questions.", {});
}

/** Also where the session belongs to another workout: neither tells that the other exists. */
export function noSuchDemo(): DomainError<'NOT_FOUND'> {
  return new DomainError('NOT_FOUND', 'There is no such demo session.', {});
}
