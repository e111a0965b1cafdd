import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { TrustedProxies } from '#config/trusted-proxies.js';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Letters that can break neither a log line nor a header; long enough to be told apart. */
const ACCEPTED = /^[A-Za-z0-9._-]{8,64}$/;

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * The id that a trusted proxy gave the request, where it has a safe form; else a new one: a visitor
 * must not be able to hide among the lines of another request.
 */
export function requestId({ headers, socket }: Received, proxies: TrustedProxies | null): string {
  const given = headers[REQUEST_ID_HEADER];
  const trusted = proxies?.trusts(socket.remoteAddress ?? '', 0) ?? false;
  return trusted && typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
}
