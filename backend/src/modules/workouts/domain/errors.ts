import { DomainError } from '#kernel/domain-error.js';

export function noSuchWorkout(): DomainError<'NOT_FOUND'> {
  return new DomainError('NOT_FOUND', 'There is no such workout.', {});
}

export function noSuchUpload(): DomainError<'NOT_FOUND'> {
  return new DomainError('NOT_FOUND', 'There is no such upload.', {});
}

/** `details` is the sentence that the client shows below the message. */
export function duplicateFile(details: string, workoutId: string): DomainError<'DUPLICATE_FILE'> {
  return new DomainError('DUPLICATE_FILE', 'This workout has already been uploaded.', {
    details,
    workoutId,
  });
}

export function fileTooLarge(): DomainError<'FILE_TOO_LARGE'> {
  return new DomainError('FILE_TOO_LARGE', 'File size must be less than 10MB', {});
}

export function onlyFitAllowed(): DomainError<'ONLY_FIT_ALLOWED'> {
  return new DomainError('ONLY_FIT_ALLOWED', 'Only .fit files are allowed', {});
}

/**
 * @param sports of rides and runs, as workouts have them: `trail_running`
 * @param field where the request names them
 */
export function unlikeSports(
  sports: readonly string[],
  field = 'ids',
): DomainError<'VALIDATION_FAILED'> {
  const names = [...new Set(sports)].map((sport) => sport.replaceAll('_', ' '));
  const last = names.at(-1) ?? '';
  const told = `${names.slice(0, -1).join(', ')} and ${last}`;
  return invalidField(
    field,
    `${told.charAt(0).toUpperCase()}${told.slice(1)} cannot be compared: choose rides only, ` +
      'or runs only.',
  );
}

/** Something is wrong with one field of the request. */
export function invalidField(field: string, message: string): DomainError<'VALIDATION_FAILED'> {
  return new DomainError('VALIDATION_FAILED', message, { fields: [{ field, message }] });
}

/** Reading or analysing it takes more time or memory than one file is given. */
export function tooComplex(cause?: unknown): DomainError<'INVALID_FIT_FILE'> {
  const message =
    'This recording is too long or too detailed to be analysed. Split it into shorter ' +
    'activities, for example one per day, and upload those.';
  return new DomainError('INVALID_FIT_FILE', message, { reason: 'TOO_COMPLEX' }, { cause });
}
