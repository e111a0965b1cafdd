import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/domain-error.js';
import { errorBody } from './error-body.js';

/** Built files carry a hash of their content in their names, so a browser may keep them for good. */
const HASHED = /[\\/]assets[\\/]/;

/**
 * Serves the built page at every address that is not the API's, so that deep links work after a reload.
 * An unknown address under /api, and a missing asset, stay an honest 404.
 */
export async function serveSinglePageApp(app: NestFastifyApplication, root: string): Promise<void> {
  const index = join(root, 'index.html');
  if (!existsSync(index)) return;
  const page = await readFile(index);
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    decorateReply: false,
    // The build leaves a .br and a .gz beside each asset.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/*', (request: FastifyRequest, reply: FastifyReply) => {
    if (isPage(request.url)) return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
    const missing = new DomainError('NOT_FOUND', 'There is nothing at this address.', {});
    return reply.status(404).send(errorBody(missing, request.url));
  });
}

function isPage(url: string): boolean {
  return !/^\/(api|assets)(\/|$)/.test(url.split('?', 1)[0] ?? '');
}
