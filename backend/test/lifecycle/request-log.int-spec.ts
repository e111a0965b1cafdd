import { once } from 'node:events';
import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

import { eventually } from '../support/eventually.js';
import { newAthlete } from '../support/http-client.js';
import { ProductProcess } from '../support/product-process.js';
import { workFolder } from '../support/run/work-folder.js';

jest.setTimeout(90_000);

const ID = '0190aaaa-bbbb-7ccc-8ddd-eeeeffff0000';

/** The log of a built server with its own wiring, read from its standard output [SEC-31]. */
describe('the request log of the process', () => {
  let product: ProductProcess;
  let url: string;

  beforeAll(async () => {
    product = await ProductProcess.launch({
      dataDir: await workFolder(),
      env: { LOG_LEVEL: 'info', TRUST_PROXY: '1' },
    });
    url = await product.ready();
  });
  afterAll(async () => {
    product.kill('SIGTERM');
    await product.ended();
  });

  const lines = (): Record<string, unknown>[] =>
    product.stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  /** The only line of the request itself with this id, as soon as it is written. */
  const lineOf = (requestId: string): Promise<Record<string, unknown>> =>
    eventually(() => {
      const found = lines().filter((line) => line['requestId'] === requestId && 'method' in line);
      expect(found).toHaveLength(1);
      return found[0] ?? {};
    });

  const send = (text: string) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(text);
    return socket;
  };

  it('names route, status, duration and request id of a refused request, and no id of its path', async () => {
    const answer = await fetch(`${url}/api/workouts/${ID}?token=hunter2`, {
      headers: { 'x-request-id': 'refused-01', authorization: 'Bearer hunter2' },
    });
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([401, 'refused-01']);
    expect(await lineOf('refused-01')).toEqual({
      level: 'info',
      time: expect.any(String),
      requestId: 'refused-01',
      method: 'GET',
      route: '/api/workouts/:id',
      status: 401,
      durationMs: expect.any(Number),
      msg: 'request answered',
    });
  });

  it('names the user of a signed-in request', async () => {
    const athlete = await newAthlete(url, {}, { onboarding: 'none' });
    const answer = await fetch(`${url}/api/workouts`, {
      headers: { 'x-request-id': 'signed-in-01', authorization: `Bearer ${athlete.token}` },
    });
    expect(answer.status).toBe(200);
    expect(await lineOf('signed-in-01')).toMatchObject({
      route: '/api/workouts',
      status: 200,
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(product.stdout).not.toContain(athlete.token ?? 'no token');
    expect(product.stdout).not.toContain(athlete.email);
  });

  it('contains no body, neither of a sign-in nor of what cannot be parsed', async () => {
    for (const [id, body] of [
      ['sign-in-01', JSON.stringify({ email: 'a@example.com', password: 'hunter2' })],
      ['broken-01', '{"password":"hunter2"'],
    ] as const) {
      await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'x-request-id': id },
      });
    }
    expect(await lineOf('sign-in-01')).toMatchObject({ route: '/api/auth/login', status: 401 });
    expect(await lineOf('broken-01')).toMatchObject({ route: '/api/auth/login', status: 400 });
    expect(product.stdout).not.toMatch(/hunter2|a@example\.com/);
  });

  it('has a line for an address without a route', async () => {
    await fetch(`${url}/api/nothing/${ID}`, {
      method: 'DELETE',
      headers: { 'x-request-id': 'nowhere-01' },
    });
    expect(await lineOf('nowhere-01')).toMatchObject({ route: 'none', status: 404 });
    expect(product.stdout).not.toContain(ID);
  });

  it('has a line for a streamed answer, at its end, and its id on the lines before it', async () => {
    const visit = await fetch(`${url}/api/demo/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sport: 'cycling', level: 'beginner' }),
    });
    const { sessionId, workoutId } = (await visit.json()) as Record<string, string>;
    const answer = await fetch(`${url}/api/demo-chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'streamed-01' },
      body: JSON.stringify({ sessionId, workoutId, message: 'How hard was this ride?' }),
    });
    expect([answer.headers.get('content-type'), answer.headers.get('x-request-id')]).toEqual([
      'text/event-stream; charset=utf-8',
      'streamed-01',
    ]);
    expect(await answer.text()).toContain('"done":true');
    expect(await lineOf('streamed-01')).toMatchObject({
      route: '/api/demo-chat',
      status: 200,
      msg: 'request answered',
    });
    expect(lines()).toContainEqual(
      expect.objectContaining({ requestId: 'streamed-01', msg: 'an answer was checked' }),
    );
  });

  it('has a line for a request that its client aborts', async () => {
    const socket = send(
      'POST /api/auth/login HTTP/1.1\r\nHost: here\r\nX-Request-Id: aborted-01\r\n' +
        'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email"',
    );
    await eventually(() => expect(socket.bytesWritten).toBeGreaterThan(100));
    socket.end();
    expect(await lineOf('aborted-01')).toMatchObject({
      level: 'info',
      route: '/api/auth/login',
      status: 499,
      msg: 'request aborted by the client',
    });
    expect(lines().filter(({ level }) => level === 'warn')).toEqual([]);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain(
      'stridewatt_http_requests_left_total{method="POST",route="/api/auth/login"} 1',
    );
  });

  it('has a line for what is not HTTP', async () => {
    const socket = send('hunter2 is no request\r\n\r\n');
    await once(socket.resume(), 'close');
    await eventually(() =>
      expect(lines()).toContainEqual(
        expect.objectContaining({ level: 'info', msg: 'request refused: it is not valid HTTP' }),
      ),
    );
    expect(product.stdout).not.toContain('hunter2');
  });

  it('leaves out health checks and assets that are answered', async () => {
    for (const path of ['/api/health', '/api/ready', '/metrics'])
      await fetch(url + path, { headers: { 'x-request-id': 'health-01' } });
    await fetch(`${url}/api/nothing`, { headers: { 'x-request-id': 'after-health-01' } });
    await lineOf('after-health-01');
    // The proxies' headers make it a request of another machine.
    await fetch(`${url}/metrics`, {
      headers: { 'x-request-id': 'metrics-01', 'x-forwarded-for': '203.0.113.9' },
    });
    expect(await lineOf('metrics-01')).toMatchObject({ route: '/metrics', status: 401 });
    expect(lines().filter((line) => line['requestId'] === 'health-01')).toEqual([]);
  });
});
