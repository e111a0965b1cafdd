import { FileMissingError, FileStoreUnavailableError } from '../file-store.js';

const MISSING = new Set(['NoSuchKey', 'NotFound']);
/**
 * What a wrong address, wrong keys or a missing right look like; trying again does not help, an
 * operator does.
 */
const MISTAKEN = new Set([
  'NoSuchBucket',
  'AccessDenied',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'AuthorizationHeaderMalformed',
  'PermanentRedirect',
  'CredentialsProviderError',
  'InvalidBucketName',
  'Forbidden',
  '403',
  '301',
  'NotFound',
]);

/**
 * What went wrong with a request to the service, in the terms of the port. Errors of the content
 * that was read pass as they are.
 */
export function s3Failure(key: string | null, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (key !== null && MISSING.has(error.name)) return new FileMissingError(key);
  const fromService =
    '$metadata' in error || '$fault' in error || MISTAKEN.has(error.name) || isConnection(error);
  return fromService ? new FileStoreUnavailableError(inWords(error), { cause: error }) : error;
}

/** Whether waiting may help: the service is not up yet, or busy. */
export function mayPass(error: unknown): boolean {
  const cause = error instanceof FileStoreUnavailableError ? error.cause : error;
  if (!(cause instanceof Error) || MISTAKEN.has(cause.name)) return false;
  const status =
    (cause as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
  return isConnection(cause) || status >= 500;
}

function isConnection(error: Error): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return (
    /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOST|ENETUNREACH)/.test(code) ||
    error.name === 'TimeoutError'
  );
}

/** Several addresses of one name fail together in an error without words. */
function inWords(error: Error): string {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  const code = (error as NodeJS.ErrnoException).code;
  return [
    error.name === 'Error' || error.name === 'AggregateError' ? code : error.name,
    status && `status ${status}`,
    error.message,
  ]
    .filter(Boolean)
    .join(', ');
}
