import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * Answers of the API are about a person: unless a route says otherwise, no browser and no proxy may
 * store them (ASVS 14.3.2).
 */
export function setNoStore(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (request, reply, payload, done) => {
      if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
        reply.header('Cache-Control', 'no-store');
      done(null, payload);
    });
}
