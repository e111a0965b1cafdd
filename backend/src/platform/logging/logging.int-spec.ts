import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pinoHttp } from 'pino-http';

import { pinoOptions } from './pino-options.js';

describe('the log of requests', () => {
  let server: Server;
  let lines: Record<string, unknown>[];

  beforeEach(async () => {
    lines = [];
    const sink = new PassThrough();
    sink.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().trim().split('\n'))
        lines.push(JSON.parse(line) as Record<string, unknown>);
    });
    const log = pinoHttp(pinoOptions({ level: 'info' }), sink);
    server = createServer((request, response) => {
      log(request, response);
      request.log.info({ password: 'hunter2', workoutId: 'w1' }, 'work done');
      response.statusCode = request.url === '/api/broken' ? 500 : 200;
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  const ask = async (path: string, init?: RequestInit): Promise<void> => {
    const { port } = server.address() as AddressInfo;
    await (await fetch(`http://127.0.0.1:${port}${path}`, init)).text();
  };

  it('is one JSON object per line, all lines of a request under its id [SEC-31]', async () => {
    await ask('/api/workouts', { headers: { 'x-request-id': 'proxy-0001' } });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      level: 'info',
      requestId: 'proxy-0001',
      workoutId: 'w1',
      msg: 'work done',
    });
    expect(lines[1]).toMatchObject({
      requestId: 'proxy-0001',
      res: { statusCode: 200 },
      durationMs: expect.any(Number),
      msg: 'request answered',
    });
    expect(Date.parse(String(lines[1]?.['time']))).not.toBeNaN();
  });

  it('holds no secret: no header, no body, no query, no password', async () => {
    await ask('/api/auth/login?token=hunter2', {
      method: 'POST',
      body: JSON.stringify({ email: 'athlete@example.com', password: 'hunter2' }),
      headers: { authorization: 'Bearer hunter2', cookie: 'session=hunter2' },
    });
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toMatch(/hunter2|athlete@example/);
  });

  it('is silent about those who only ask whether the service lives', async () => {
    await ask('/api/health');
    await ask('/api/ready?verbose=1');
    expect(lines.map((line) => line['msg'])).toEqual(['work done', 'work done']);
  });

  it('tells a failed answer as an error', async () => {
    await ask('/api/broken');
    expect(lines.at(-1)).toMatchObject({
      level: 'error',
      res: { statusCode: 500 },
      msg: 'request failed',
    });
  });
});
