import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import type { OpenSpan, Tracing } from '#platform/tracing/tracing.js';
import { whenEnded } from './when-ended.js';

/** A span for each request, by the template of its route; what is done for it hangs below. */
export function traceRequests(app: NestFastifyApplication, tracing: Tracing): void {
  const spans = new WeakMap<object, OpenSpan>();
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const parent = request.headers['traceparent'];
    const span = tracing.request(
      `${request.method} ${request.routeOptions.url ?? 'none'}`,
      typeof parent === 'string' ? parent : undefined,
    );
    if (span === null) return done();
    spans.set(request, span);
    span.within(done);
  });
  whenEnded(app, (request, reply) =>
    spans.get(request)?.end(
      {
        'http.response.status_code': reply.statusCode,
        'stridewatt.request_id': String(request.id),
      },
      reply.statusCode >= 500,
    ),
  );
}
