import type { FastifyReply } from 'fastify';

/**
 * Fires when the client goes away before its answer is whole. Take it before the first await of a
 * route.
 */
export function clientSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  return gone.signal;
}
