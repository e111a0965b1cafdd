import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/**
 * Answers of the API are about a person: where a route does not say otherwise, no browser and no
 * proxy may keep them (ASVS 14.3.2).
 */
export function keepNothing(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (request, reply, payload, done) => {
      if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
        reply.header('Cache-Control', 'no-store');
      done(null, payload);
    });
}
