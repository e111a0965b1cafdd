import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient, newAthlete } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';

const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('the HTTP edge', () => {
  let app: TestApp;
  let visitor: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    visitor = new HttpClient(app.url);
  }, 60_000);
  afterAll(() => app.close());

  it('reports health, and readiness of its dependencies', async () => {
    expect(await visitor.get('/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await visitor.get('/api/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('answers malformed JSON in the one error shape', async () => {
    const answer = await visitor.send('/api/auth/login', {
      method: 'POST',
      body: '{"email":',
      headers: JSON_TYPE,
    });
    const message = 'The request body is not valid JSON.';
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      statusCode: 400,
      error: message,
      message,
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'body', message }],
    });
  });

  it('answers an empty body in the one error shape', async () => {
    const answer = await visitor.send('/api/auth/login', {
      method: 'POST',
      body: '',
      headers: JSON_TYPE,
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('answers another media type with 415', async () => {
    const answer = await visitor.send('/api/auth/login', {
      method: 'POST',
      body: '<a/>',
      headers: { 'Content-Type': 'text/xml' },
    });
    expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  });

  it('answers a body that is too large with 413', async () => {
    const body = JSON.stringify({ email: 'a'.repeat(300 * 1024) });
    expect(
      await visitor.send('/api/auth/login', { method: 'POST', body, headers: JSON_TYPE }),
    ).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
  });

  it('answers an unknown path below /api with 404', async () => {
    expect(await visitor.get('/api/nothing')).toMatchObject({
      status: 404,
      body: { statusCode: 404, code: 'NOT_FOUND' },
    });
  });

  it('puts the code into `error` where the client branches on it [CNV-17]', async () => {
    expect(await visitor.get('/api/workouts')).toMatchObject({
      status: 401,
      body: { error: 'UNAUTHENTICATED', code: 'UNAUTHENTICATED' },
    });
  });

  it('returns a request id of its own, not the visitor’s, and a strict content policy [SEC-26]', async () => {
    const answer = await visitor.send('/api/health', {
      method: 'GET',
      headers: { 'x-request-id': 'trace-12345678' },
    });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('takes from every page what it never asks a browser for', async () => {
    for (const path of ['/', '/api/health'])
      expect((await visitor.send(path, { method: 'GET' })).headers.get('permissions-policy')).toBe(
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), ' +
          'gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), serial=(), usb=(), ' +
          'payment=()',
      );
  });

  it('says where a weakness can be reported', async () => {
    const answer = await fetch(`${app.url}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toMatch(/^Contact: http\S+\/contact$/m);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });

  it('has an icon for browsers that look for favicon.ico', async () => {
    const icon = await fetch(`${app.url}/favicon.ico`);
    expect(icon.headers.get('content-type')).toMatch(/^image\//);
    expect([...new Uint8Array(await icon.arrayBuffer()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });

  it('publishes the OpenAPI document and a page to read it', async () => {
    const document = await visitor.get<{ paths: Record<string, unknown> }>('/api/openapi.json');
    expect(Object.keys(document.body.paths)).toEqual(
      expect.arrayContaining(['/api/auth/register', '/api/workouts/upload', '/api/ai/chat']),
    );
    expect((await visitor.get('/api/docs')).status).toBe(200);
  });

  it('never reveals the details of a defect [SEC-52]', async () => {
    const athlete = await newAthlete(app.url);
    const answer = await athlete.get(`/api/workouts/${'%00'.repeat(3)}`);
    expect(JSON.stringify(answer.body)).not.toMatch(/Query|at |stack|sql/i);
    expect([400, 404]).toContain(answer.status);
  });
});
