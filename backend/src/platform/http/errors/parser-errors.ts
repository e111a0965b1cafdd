import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { DomainError } from '#kernel/domain-error.js';
import { errorBody } from './error-body.js';

/** What Node gives with the error: a code of its own, and the bytes that it could not read. */
interface ParserError extends Error {
  readonly code?: unknown;
  readonly rawPacket?: unknown;
}

const BY_CODE: Readonly<Record<string, () => DomainError>> = {
  HPE_HEADER_OVERFLOW: () =>
    new DomainError('HEADERS_TOO_LARGE', 'The headers of the request are too large.', {}),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () =>
    new DomainError('PAYLOAD_TOO_LARGE', 'The request is too large.', {}),
  ERR_HTTP_REQUEST_TIMEOUT: () =>
    new DomainError('REQUEST_TIMEOUT', 'The request took too long to arrive.', {}),
};

/**
 * Answers what Node's parser refuses, before there is any request, in the one error shape; then the
 * connection ends.
 */
export function answerParserError(error: ParserError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = errorBody(meaningOf(error), pathIn(error.rawPacket));
  const json = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${body.statusCode} ${STATUS_CODES[body.statusCode] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(json)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${json}`);
}

function meaningOf({ code }: ParserError): DomainError {
  const message = 'The request is not valid HTTP.';
  return (
    BY_CODE[String(code)]?.() ??
    new DomainError('VALIDATION_FAILED', message, { fields: [{ field: 'request', message }] })
  );
}

/** The address as far as it came: routes differ in what `error` holds. */
function pathIn(packet: unknown): string {
  const start = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 200) : '';
  return /^[A-Z]+ (\/\S*)/.exec(start)?.[1] ?? '/';
}
