import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyMultipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DynamicModule } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { CoachConfig } from '#config/coach.config.js';
import { MailConfig } from '#config/mail.config.js';
import { MapConfig } from '#config/map.config.js';
import { OperatorConfig } from '#config/operator.config.js';
import { StripeConfig } from '#config/stripe.config.js';
import type { HttpConfig } from '#config/http.config.js';
import { AsyncRequestMemory } from './async-request-memory.js';
import { serveApiDocument } from './api-document.js';
import { compressAnswers } from './hooks/compression.js';
import { setNoStore } from './hooks/no-store.js';
import { logRequests } from './hooks/log-requests.js';
import { measureRequests } from './hooks/measure-requests.js';
import { escapeMalformedUrl } from './hooks/malformed-url.js';
import { answerParserError } from './errors/parser-errors.js';
import { addSecurityHeaders } from './hooks/security-headers.js';
import { Metrics } from '../metrics/metrics.js';
import { Tracing } from '../tracing/tracing.js';
import { requestId } from '../logging/request-id.js';
import { serveSecurityText } from './security-text.js';
import { serveSinglePageApp } from './single-page-app.js';
import { readSite } from './site/read-site.js';
import { siteFills } from './site/site-fills.js';
import { traceRequests } from './hooks/trace-requests.js';
import { idleConnections } from './hooks/idle-connections.js';
import { refuseInMaintenance } from './hooks/refuse-in-maintenance.js';
import { refuseDeepBodies } from './hooks/nesting.js';
import { requireHost } from './hooks/require-host.js';

const PAGE_ROOT = fileURLToPath(new URL('../../../../frontend/dist', import.meta.url));

/** JSON bodies are questions and forms; nothing that a person writes is longer. */
const JSON_LIMIT_BYTES = 256 * 1024;

/**
 * A request that is not whole by then is cut off; 10 MB in this time is what the slowest phone line
 * still manages.
 */
const REQUEST_LIMIT_MS = 5 * 60 * 1000;

/** class-validator checks requests; the unused Fastify compilers would load 220 modules. */
const NO_SCHEMAS = {
  compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas },
};

function refuseSchemas(): never {
  throw new Error('A route has a Fastify schema, which nothing here compiles.');
}

/**
 * The whole application on Fastify, not yet listening: security headers, uploads, API document and
 * the page.
 * @param root the composition root
 */
export async function createHttpApp(
  root: DynamicModule,
  http: HttpConfig,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: JSON_LIMIT_BYTES,
    genReqId: (request: IncomingMessage) => requestId(request, http.trustedProxies),
    requestTimeout: REQUEST_LIMIT_MS,
    forceCloseConnections: 'idle',
    schemaController: NO_SCHEMAS,
    // What was on its way when the end began is answered as ever: database and files are let go
    // after the last answer.
    return503OnClosing: false,
    http: { requireHostHeader: false },
    rewriteUrl: (request: { readonly url?: string }) => escapeMalformedUrl(request.url ?? '/'),
    clientErrorHandler: answerParserError,
    trustProxy: (address, hop) => http.trustedProxies?.trusts(address, hop) ?? false,
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    bufferLogs: true,
    rawBody: true,
    // A failure comes back to the caller, who stops the database and says it in one line.
    abortOnError: false,
    autoFlushLogs: false,
  });
  app.useLogger(app.get(Logger));
  app.flushLogs();
  const memory = app.get(AsyncRequestMemory);
  const endUnused = idleConnections(app.getHttpServer());
  adapter.getInstance().addHook('preClose', (done) => {
    endUnused();
    done();
  });
  await logRequests(app);
  measureRequests(app, app.get(Metrics));
  adapter.getInstance().addHook('onRequest', (_request, _reply, done) => memory.within(done));
  traceRequests(app, app.get(Tracing));
  setNoStore(app);
  requireHost(app);
  refuseInMaintenance(app);
  refuseDeepBodies(app);
  await compressAnswers(app);
  const fills = siteFills({
    operator: app.get(OperatorConfig),
    coach: app.get(CoachConfig),
    stripe: app.get(StripeConfig),
    mail: app.get(MailConfig),
    map: app.get(MapConfig),
  });
  const site = await readSite(join(PAGE_ROOT, 'site'), http.publicUrl, fills);
  addSecurityHeaders(app, {
    tilesOrigin: app.get(MapConfig).tilesOrigin,
    stripe: app.get(StripeConfig).secretKey !== null,
    https: http.publicUrl.startsWith('https:'),
    scriptHashes: site.scriptHashes,
  });
  await app.register(fastifyMultipart);
  serveApiDocument(app);
  serveSecurityText(app, http.publicUrl);
  await serveSinglePageApp(app, PAGE_ROOT, site);
  return app;
}
