import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Letters that can break neither a log line nor a header; long enough to be told apart. */
const ACCEPTED = /^[A-Za-z0-9._-]{8,64}$/;

/** The id that a proxy gave the request where it is a sound one, else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
}
