import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { readSite, type Site } from './read-site.js';

const SCRIPT = "document.title = 'set'";
const CANONICAL = '<link rel="canonical" href="__PUBLIC_URL__/">';
const LANDING = `<script>${SCRIPT}</script>${CANONICAL}<h1>Landing</h1>`;

describe('the public site on disk', () => {
  let folder: string;
  let site: Site;
  let server: FastifyInstance;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stridewatt-site-'));
    const files = {
      'index.html': LANDING,
      'why-us.html': '<h1>Why</h1>',
      '404.html': '<h1>Nothing</h1>',
      'robots.txt': 'Sitemap: __PUBLIC_URL__/sitemap.xml',
      'sitemap.xml': '<loc>__PUBLIC_URL__/why-us</loc>',
    };
    await Promise.all(
      Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)),
    );
    await writeFile(
      join(folder, 'app-routes.json'),
      JSON.stringify(['/', '/upload', '/onboarding/', '/workouts/$workoutId']),
    );
    site = await readSite(folder, 'https://training.example.com', {});
    server = fastify();
    server.get('/page', (request, reply) => site.files.get('/')?.send(request, reply));
    server.get('/missing', (request, reply) => site.notFound?.send(request, reply, 404));
  });

  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it('has each file at its address, and the page for all others apart', () => {
    expect([...site.files.keys()].sort()).toEqual(['/', '/robots.txt', '/sitemap.xml', '/why-us']);
  });

  it('puts the address of the product where the build left it open', async () => {
    expect((await server.inject('/page')).body).toBe(
      LANDING.replace('__PUBLIC_URL__', 'https://training.example.com'),
    );
  });

  it('lets the scripts that stand in the pages through the content policy by their hashes', () => {
    expect(site.scriptHashes).toEqual([
      `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
    ]);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends it compressed with %s where that is taken', async (encoding, unpack) => {
    const answer = await server.inject({ url: '/page', headers: { 'accept-encoding': encoding } });
    expect([
      answer.headers['content-encoding'],
      answer.headers['vary'],
      answer.headers['cache-control'],
    ]).toEqual([encoding, 'Accept-Encoding', 'no-cache']);
    expect(unpack(answer.rawPayload).toString()).toContain('<h1>Landing</h1>');
  });

  it('sends nothing to a client that has it', async () => {
    const { etag = '' } = (
      await server.inject({ url: '/page', headers: { 'accept-encoding': 'br' } })
    ).headers;
    expect(
      (
        await server.inject({
          url: '/page',
          headers: { 'accept-encoding': 'br', 'if-none-match': `"other", W/${etag}` },
        })
      ).statusCode,
    ).toBe(304);
    expect(
      (
        await server.inject({
          url: '/page',
          headers: { 'accept-encoding': 'gzip', 'if-none-match': etag },
        })
      ).statusCode,
    ).toBe(200);
  });

  it('says 404 with its page for what is missing', async () => {
    expect(await server.inject('/missing')).toMatchObject({
      statusCode: 404,
      body: '<h1>Nothing</h1>',
    });
  });

  it('knows which addresses are the app’s', () => {
    for (const path of ['/upload', '/upload/', '/onboarding', '/workouts/0197c9c0'])
      expect([path, site.isOfApp(path)]).toEqual([path, true]);
    for (const path of ['/uploads', '/workouts', '/workouts/1/2', '/wp-admin'])
      expect([path, site.isOfApp(path)]).toEqual([path, false]);
  });

  it('leaves every address to the app where nothing was prerendered', async () => {
    const none = await readSite(join(folder, 'nowhere'), 'https://training.example.com', {});
    expect([none.files.size, none.notFound, none.isOfApp('/anything'), none.scriptHashes]).toEqual([
      0,
      undefined,
      true,
      [],
    ]);
  });
});
