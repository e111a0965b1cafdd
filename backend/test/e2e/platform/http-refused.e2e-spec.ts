import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newAthlete } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';

const HOST = 'Host: localhost\r\nConnection: close\r\n';
const LOGIN = `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
const NOT_HTTP = 'The request is not valid HTTP.';

/** As it came over the wire: fetch would not send any of these. */
interface Raw {
  readonly status: number;
  readonly head: string;
  readonly body: Record<string, unknown>;
}

describe('requests that no route of ours ever sees', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());

  function sent(request: string): Promise<Raw> {
    const { hostname, port } = new URL(app.url);
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(port), hostname, () => socket.write(request));
      socket
        .setEncoding('utf8')
        .on('data', (part: string) => (answer += part))
        .on('error', reject);
      socket.on('end', () => {
        const [head = '', body = ''] = answer.split('\r\n\r\n');
        resolve({
          status: Number(head.split(' ')[1]),
          head,
          body: JSON.parse(body) as Raw['body'],
        });
      });
    });
  }

  it.each([
    ['an unknown method', `FOO /api/health HTTP/1.1\r\n${HOST}\r\n`],
    ['no HTTP at all', '\x16\x03\x01 hello\r\n\r\n'],
    ['an unknown version', `GET /api/health HTTP/9.9\r\n${HOST}\r\n`],
    ['a length that is not a number', `${LOGIN}Content-Length: x\r\n\r\n`],
    ['two lengths', `${LOGIN}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ])('answers %s in the one error shape [CNV-17]', async (_, request) => {
    const { status, head, body } = await sent(request);
    expect(status).toBe(400);
    expect(body).toEqual({
      statusCode: 400,
      error: NOT_HTTP,
      message: NOT_HTTP,
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'request', message: NOT_HTTP }],
    });
    expect(head).toMatch(/Content-Type: application\/json[\s\S]*Connection: close/);
  });

  it('puts the code into `error` there, too [CNV-17]', async () => {
    expect((await sent(`FOO /api/workouts HTTP/1.1\r\n${HOST}\r\n`)).body).toMatchObject({
      error: 'VALIDATION_FAILED',
      message: NOT_HTTP,
    });
  });

  it.each([
    'auth/register',
    'auth/login',
    'auth/forgot-password',
    'auth/reset-password',
    'admin/login',
    'feedback',
    'demo/session',
    'demo-chat',
  ])('refuses a body of 5,000 levels at /api/%s before it is transformed', async (route) => {
    const deep = `${'{"email":'.repeat(5000)}1${'}'.repeat(5000)}`;
    const response = await fetch(`${app.url}/api/${route}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: deep,
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        fields: [{ field: 'body', message: 'The request body is nested too deeply.' }],
      }),
    ]);
  });

  it('answers headers that are too large with 431', async () => {
    const message = 'The headers of the request are too large.';
    const { status, body } = await sent(
      `GET /api/health HTTP/1.1\r\n${HOST}X-Large: ${'a'.repeat(40_000)}\r\n\r\n`,
    );
    expect([status, body]).toEqual([
      431,
      { statusCode: 431, error: message, message, code: 'HEADERS_TOO_LARGE' },
    ]);
  });

  it('answers a request without a host, and ignores Expect', async () => {
    expect(await sent('GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'host' }] },
    });
    expect(await sent(`GET /api/health HTTP/1.1\r\n${HOST}Expect: wonders\r\n\r\n`)).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
  });

  it.each(['PROPFIND', 'TRACE', 'DELETE', 'OPTIONS'])(
    'answers the method %s, which no route has, with 404 [CNV-17]',
    async (method) => {
      expect(await sent(`${method} /api/health HTTP/1.1\r\n${HOST}\r\n`)).toMatchObject({
        status: 404,
        body: { statusCode: 404, code: 'NOT_FOUND' },
      });
    },
  );

  it('answers impossible media types and lengths in the one error shape', async () => {
    expect(
      await sent(
        `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Type: nonsense\r\nContent-Length: ` +
          `2\r\n\r\n{}`,
      ),
    ).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    expect(await sent(`${LOGIN}Content-Length: 99999999\r\n\r\n`)).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    });
  });

  it('answers a path that cannot be decoded like any unknown path', async () => {
    const athlete = await newAthlete(app.url);
    const { status, body } = await sent(
      `GET /api/workouts/%E0%A4%A HTTP/1.1\r\n${HOST}Authorization: Bearer ` +
        `${athlete.token ?? ''}\r\n\r\n`,
    );
    expect([status, body]).toEqual([
      404,
      { statusCode: 404, error: 'NOT_FOUND', message: expect.any(String), code: 'NOT_FOUND' },
    ]);
    expect(await sent(`GET /api/%E0%A4%A HTTP/1.1\r\n${HOST}\r\n`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });
});
