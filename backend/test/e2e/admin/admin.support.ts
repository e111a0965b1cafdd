import { DataSource } from 'typeorm';
import { HttpClient, type Answer } from '#test/support/http-client.js';
import { startTestApp, type TestApp, type TestAppOptions } from '#test/support/test-app.js';
import { Administrators } from '#accounts/index.js';

export const ADMIN_EMAIL = 'boss@example.com';
export const ADMIN_PASSWORD = 'a long word for tests';

/** The product with an administrator who is signed in. */
export async function startWithAdministrator(
  options: TestAppOptions = {},
): Promise<{ readonly app: TestApp; readonly boss: HttpClient }> {
  const app = await startTestApp(options);
  await app.app
    .get(Administrators, { strict: false })
    .ensureOne({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  return { app, boss: await signInAsAdministrator(app) };
}

export async function signInAsAdministrator(app: TestApp): Promise<HttpClient> {
  const { status, body } = await new HttpClient(app.url).post<{ token: string }>(
    '/api/admin/login',
    { username: ADMIN_EMAIL, password: ADMIN_PASSWORD },
  );
  if (status !== 200) throw new Error(`answered ${status}`);
  return new HttpClient(app.url, body.token);
}

export interface Row {
  readonly userId: string;
  readonly email: string;
  readonly subscriptionStatus: string;
  readonly subscriptionDisplay: string;
  readonly accessDisplay: string;
  readonly isSuspended: boolean;
  readonly [field: string]: unknown;
}

export interface Page {
  readonly users: readonly Row[];
  readonly pagination: {
    readonly page: number;
    readonly limit: number;
    readonly totalCount: number;
    readonly totalPages: number;
    readonly exact: boolean;
  };
}

export async function list(boss: HttpClient, query = ''): Promise<Page> {
  const { status, body } = await boss.get<Page>(`/api/admin/users?${query}`);
  if (status !== 200) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The row of one person. */
export async function rowOf(boss: HttpClient, email: string): Promise<Row> {
  const { users } = await list(boss, `search=${encodeURIComponent(email)}`);
  const row = users.find((user) => user.email === email);
  if (!row) throw new Error(`${email} is not in the list`);
  return row;
}

export function remove(boss: HttpClient, userId: string): Promise<Answer> {
  return boss.send(`/api/admin/users/${userId}`, { method: 'DELETE' });
}

export interface Entry {
  readonly actor: string;
  readonly action: string;
  readonly subject: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly address: string;
}

/** The rows of the log, oldest first. */
export function entries(app: TestApp, action?: string): Promise<Entry[]> {
  return app.app
    .get(DataSource)
    .query<Entry[]>(
      'SELECT actor, action, subject, details, address FROM audit_log WHERE $1::text IS NULL ' +
        'OR action = $1 ORDER BY id',
      [action ?? null],
    );
}
