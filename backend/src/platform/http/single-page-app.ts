import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';
import { errorBody } from './errors/error-body.js';
import type { Site } from './site/read-site.js';

/**
 * Built files carry a hash of their content in their names, so a browser may keep them for good.
 */
const HASHED = /[\\/]assets[\\/]/;

/**
 * Serves the prerendered pages of the site, and the app's page at every address of the app, so that
 * deep links work after a reload. Any other address is an honest 404: with the site's own page, or
 * as JSON under /api and among the assets.
 */
export async function serveSinglePageApp(
  app: NestFastifyApplication,
  root: string,
  site: Site,
): Promise<void> {
  const index = join(root, 'index.html');
  if (!existsSync(index)) return;
  const page = await readFile(index);
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    // Each has an address of its own.
    globIgnore: ['site/**'],
    index: false,
    decorateReply: false,
    // The build leaves a .br and a .gz beside each asset.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'Cache-Control',
        HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/*', (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    const file = site.files.get(path) ?? site.files.get(path.replace(/\/+$/, ''));
    if (file) return file.send(request, reply);
    if (isPage(path)) {
      if (site.notFound && !site.isOfApp(path)) return site.notFound.send(request, reply, 404);
      return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
    }
    const missing = new DomainError('NOT_FOUND', 'There is nothing at this address.', {});
    return reply.status(404).send(errorBody(missing, request.url));
  });
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

function isPage(path: string): boolean {
  return !/^\/(api|assets)(\/|$)/.test(path);
}
