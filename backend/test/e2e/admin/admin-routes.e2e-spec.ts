import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { HttpClient, newAthlete } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import { startWithAdministrator } from './admin.support.js';

interface Route {
  readonly method: string;
  readonly path: string;
}

/** The one route that is for who is not signed in. */
const OPEN = 'POST /api/admin/login';

/** Fewer would mean that the table was not read. */
const AT_LEAST = 8;

/** The routes as the server has them: one that is added is tried from its first day. */
async function adminRoutes(app: TestApp): Promise<Route[]> {
  const { body } = await new HttpClient(app.url).get<{
    paths: Record<string, Record<string, object>>;
  }>('/api/openapi.json');
  return Object.entries(body.paths)
    .filter(([path]) => path.startsWith('/api/admin'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase(),
        path: path.replaceAll(/\{[^}]+\}/g, () => randomUUID()),
      })),
    )
    .filter(({ method, path }) => `${method} ${path}` !== OPEN);
}

describe('every route of the administrators', () => {
  let app: TestApp;
  let boss: HttpClient;
  let routes: Route[];
  beforeAll(async () => {
    ({ app, boss } = await startWithAdministrator());
    routes = await adminRoutes(app);
  }, 60_000);
  afterAll(() => app.close());

  const statuses = (client: HttpClient) =>
    Promise.all(
      routes.map(async ({ method, path }) => {
        const body =
          method === 'POST' || method === 'PUT'
            ? { body: '{}', headers: { 'Content-Type': 'application/json' } }
            : {};
        const answer = await client.send(path, { method, ...body });
        return (
          `${method} ${path}: ${answer.status} ${String(answer.body?.['code'])} ` +
          `${answer.headers.get('cache-control')}`
        );
      }),
    );
  const all = (ending: string) => routes.map(({ method, path }) => `${method} ${path}: ${ending}`);

  it('is in the table of routes', () => {
    expect(routes.length).toBeGreaterThanOrEqual(AT_LEAST);
  });

  it('answers an athlete with 403 on every route, and is never cached [ADM-10]', async () => {
    expect(await statuses(await newAthlete(app.url, {}, { onboarding: 'none' }))).toEqual(
      all('403 FORBIDDEN no-store'),
    );
  });

  it('answers 401 without a token [ADM-10]', async () => {
    expect(
      (await statuses(new HttpClient(app.url))).map((line) => line.replace(/ [^ ]+$/, '')),
    ).toEqual(all('401 UNAUTHENTICATED'));
    expect(
      (await statuses(new HttpClient(app.url, 'no token of ours'))).map((line) =>
        line.replace(/ [^ ]+$/, ''),
      ),
    ).toEqual(all('401 UNAUTHENTICATED'));
  });

  it('is open to an administrator, and never cached [ADM-13]', async () => {
    const lines = await statuses(boss);
    // One of them signs out, and others answer after that.
    for (const line of lines) expect(line).toMatch(/ (200|201|202|204|400|401|404|409) .*$/);
    expect(
      lines.filter((line) => / 200 /.test(line)).every((line) => line.endsWith('no-store')),
    ).toBe(true);
  });
});
