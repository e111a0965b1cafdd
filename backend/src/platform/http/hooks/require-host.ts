import type { IncomingMessage, Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';

/**
 * Refuses a request without a host in the one error shape; Node's own refusal has no body.
 */
export function requireHost(app: NestFastifyApplication): void {
  const server: Server = app.getHttpServer();
  // An unknown expectation may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request: IncomingMessage, response) =>
    server.emit('request', request, response),
  );
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request: FastifyRequest, _reply, done) => {
      done(lacksHost(request.raw) ? noHost() : undefined);
    });
}

/** RFC 9112, 3.2: since HTTP/1.1 every request names its host. */
function lacksHost({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.1' && headers.host === undefined;
}

function noHost(): DomainError {
  const message = 'The request does not name its host.';
  return new DomainError('VALIDATION_FAILED', message, { fields: [{ field: 'host', message }] });
}
