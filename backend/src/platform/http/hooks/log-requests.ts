import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { REQUEST_ID_HEADER } from '#platform/logging/request-id.js';
import type { Principal } from '../principal.js';
import { isWhole, whenEnded } from './when-ended.js';

/** nginx's number for a client that left before it was answered; nobody ever receives it. */
const CLIENT_LEFT = 499;

/** Monitoring asks these every few seconds, browsers the others by the dozen for each page. */
const FREQUENT = /^\/(api\/(health|ready)|metrics|assets\/.*)$/;

interface RequestLine {
  readonly requestId: string;
  readonly method: string;
  /** The route's template: never an id, a token or a file's name. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  readonly userId?: string;
}

type Level = 'debug' | 'info' | 'warn' | 'error';
type Log = Readonly<Record<Level, (fields: object, message: string) => void>>;

/**
 * One line for each request, also for one that is refused, aborted or streamed; and the request's
 * id on each line that is logged meanwhile, and in the answer. Runs on Fastify's own hooks, because
 * Nest's middleware does not see every route.
 */
export async function logRequests(app: NestFastifyApplication): Promise<void> {
  const context = await app.resolve(PinoLogger);
  // Outside of the request's context, which would write its id a second time.
  const log: Log = PinoLogger.root;
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    context.runInContext(done, { bindings: { requestId: request.id } });
  });
  whenEnded(app, (request, reply, durationMs) => {
    const line = lineOf(request, reply, durationMs);
    log[levelOf(line)](line, messageOf(line.status, isWhole(reply)));
  });
  logUnreadable(app.getHttpServer(), log);
}

/** What Node's parser refuses never becomes a request. */
function logUnreadable(server: Server, log: Log): void {
  server.on('clientError', (error: Error & { readonly code?: unknown }) => {
    if (error.code !== 'ECONNRESET')
      log.info({ code: String(error.code) }, 'request refused: it is not valid HTTP');
  });
}

function lineOf(request: FastifyRequest, reply: FastifyReply, durationMs: number): RequestLine {
  const { user } = request as { readonly user?: Principal };
  return {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status: isWhole(reply) || begun(request, reply) ? reply.raw.statusCode : CLIENT_LEFT,
    durationMs: Math.round(durationMs * 10) / 10,
    ...(user ? { userId: user.userId } : {}),
  };
}

/** The client has the start of an answer, as of a stream that it left. */
function begun(request: FastifyRequest, reply: FastifyReply): boolean {
  return request.raw.complete && reply.raw.headersSent;
}

function levelOf({ status, route }: RequestLine): Level {
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  return FREQUENT.test(route) && status < 400 ? 'debug' : 'info';
}

function messageOf(status: number, whole: boolean): string {
  if (!whole) return 'request aborted by the client';
  return status >= 500 ? 'request failed' : 'request answered';
}
