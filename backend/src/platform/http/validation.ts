import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { DomainError } from '#kernel/domain-error.js';
import type { FieldProblem } from '#kernel/error-catalogue.js';

/**
 * The one gate for request data: unknown fields are refused, types are converted, problems are
 * reported by field.
 */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => invalid(errors.flatMap((error) => problems(error, ''))),
  });
}

function invalid(fields: readonly FieldProblem[]): DomainError {
  return new DomainError('VALIDATION_FAILED', fields[0]?.message ?? 'The request is not valid.', {
    fields,
  });
}

function problems(error: ValidationError, prefix: string): FieldProblem[] {
  const field = prefix + error.property;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    field,
    message: rule === 'whitelistValidation' ? `There is no field "${field}".` : message,
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => problems(child, `${field}.`))];
}
