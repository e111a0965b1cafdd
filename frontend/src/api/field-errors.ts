import { ApiError } from './api-error.js';

interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

function isFieldProblem(value: unknown): value is FieldProblem {
  const { field, message } = (value ?? {}) as Partial<FieldProblem>;
  return typeof field === 'string' && typeof message === 'string';
}

/** The sentences of VALIDATION_FAILED by field; empty for every other error. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  const fields = error instanceof ApiError ? error.body['fields'] : undefined;
  if (!Array.isArray(fields)) return {};
  return Object.fromEntries(
    fields.filter(isFieldProblem).map(({ field, message }) => [field, message]),
  );
}
