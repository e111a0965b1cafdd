import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** @param durationMs from the first byte of the request to the end of its answer */
type Listener = (request: FastifyRequest, reply: FastifyReply, durationMs: number) => void;

/**
 * Calls the listener once for each request when its answer has ended, whole or not. Fastify's
 * `onResponse` misses the requests whose client went away first.
 */
export function whenEnded(app: NestFastifyApplication, listener: Listener): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      const begun = performance.now();
      reply.raw.once('close', () => listener(request, reply, performance.now() - begun));
      done();
    });
}

/** Whether the client has received the whole answer. */
export function isWhole({ raw }: FastifyReply): boolean {
  return raw.writableFinished;
}
