import { HttpException } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { isDatabaseUnavailable } from '#platform/database/unavailable.js';
import { FileStoreUnavailableError } from '#platform/files/file-store.js';

/** Problems that Fastify finds in a request before any of our code sees it. */
const FROM_FASTIFY: Readonly<Record<string, (cause: unknown) => DomainError>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: (cause) => malformed('The request body is not valid JSON.', cause),
  FST_ERR_CTP_EMPTY_JSON_BODY: (cause) =>
    malformed('The request body is empty, JSON is expected.', cause),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: (cause) =>
    malformed('The request body is not as long as the request says.', cause),
  FST_ERR_CTP_BODY_TOO_LARGE: (cause) =>
    new DomainError('PAYLOAD_TOO_LARGE', 'The request is too large.', {}, { cause }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: (cause) =>
    new DomainError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Requests must be sent as application/json.',
      {},
      { cause },
    ),
};

const BY_STATUS: Readonly<Record<number, (cause: unknown) => DomainError>> = {
  400: (cause) => malformed('The request could not be read.', cause),
  401: (cause) => new DomainError('UNAUTHENTICATED', 'Please sign in.', {}, { cause }),
  403: (cause) => new DomainError('FORBIDDEN', 'You may not do this.', {}, { cause }),
  404: (cause) => new DomainError('NOT_FOUND', 'There is nothing at this address.', {}, { cause }),
  413: (cause) => new DomainError('PAYLOAD_TOO_LARGE', 'The request is too large.', {}, { cause }),
  415: (cause) =>
    new DomainError('UNSUPPORTED_MEDIA_TYPE', 'This media type is not supported.', {}, { cause }),
};

/** What the thrown thing means to the client; null where it is a defect of ours. */
export function asDomainError(thrown: unknown): DomainError | null {
  if (thrown instanceof DomainError) return thrown;
  if (thrown instanceof FileStoreUnavailableError)
    return new DomainError(
      'SERVICE_UNAVAILABLE',
      'Files cannot be kept right now. Please try again later.',
      { retryAfterS: 30 },
      { cause: thrown },
    );
  if (isDatabaseUnavailable(thrown))
    return new DomainError(
      'SERVICE_UNAVAILABLE',
      'This cannot be answered right now. Please try again in a moment.',
      { retryAfterS: 5 },
      { cause: thrown },
    );
  // Nest hands some of Fastify's errors on as the cause of an exception of its own.
  const code = property(thrown, 'code') ?? property(property(thrown, 'cause'), 'code');
  const fromFastify = typeof code === 'string' ? FROM_FASTIFY[code] : undefined;
  if (fromFastify) return fromFastify(thrown);
  const status =
    thrown instanceof HttpException ? thrown.getStatus() : property(thrown, 'statusCode');
  const byStatus = typeof status === 'number' ? BY_STATUS[status] : undefined;
  return byStatus ? byStatus(thrown) : null;
}

function malformed(message: string, cause: unknown): DomainError {
  return new DomainError(
    'VALIDATION_FAILED',
    message,
    { fields: [{ field: 'body', message }] },
    { cause },
  );
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
