import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/**
 * A proxy on this machine speaks from loopback for the whole world, and says so by one of these.
 */
const SPOKEN_FOR = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Whether the request comes from this machine itself, or carries the token. */
export function mayReadMetrics(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  token: string | null,
): boolean {
  const own =
    LOOPBACK.test(socket.remoteAddress ?? '') && !SPOKEN_FOR.some((name) => name in headers);
  return own || (token !== null && same(headers.authorization ?? '', `Bearer ${token}`));
}

function same(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
