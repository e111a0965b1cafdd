import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { HttpClient, newAthlete, type Answer } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import { eventually } from '#test/support/eventually.js';

export const PERSON = {
  password: 'secret-1',
  firstName: 'Ada',
  lastName: 'Athlete',
  city: 'Graz',
  country: 'Austria',
  sport: 'CYCLING',
};

/** The secret that `startTestApp` signs with. */
const SECRET = 'a secret for tests alone, long enough';

export function query<T = Record<string, unknown>>(
  app: TestApp,
  statement: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  return app.app.get(DataSource).query(statement, [...values]);
}

/** What is known of a user by address; the columns as they are stored. */
export async function userRow(app: TestApp, email: string): Promise<Record<string, unknown>> {
  const [row] = await query(app, 'SELECT * FROM users WHERE email_key = $1', [email.toLowerCase()]);
  if (!row) throw new Error(`nobody has the address ${email}`);
  return row;
}

/** Every letter to an address so far, as it was sent, soft line breaks and escapes taken out. */
export async function lettersTo(app: TestApp, email: string): Promise<string[]> {
  const folder = join(app.dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return letters
    .filter((letter) => new RegExp(`^To: ${email}\r?$`, 'im').test(letter))
    .map(unquoted);
}

/** Waits for as many letters with this subject, and no longer. */
export function lettersOf(
  app: TestApp,
  email: string,
  subject: string,
  count = 1,
): Promise<string[]> {
  return eventually(async () => {
    const found = (await lettersTo(app, email)).filter((letter) =>
      letter.includes(`Subject: ${subject}`),
    );
    if (found.length < count)
      throw new Error(`${found.length} of ${count} letters "${subject}" have come`);
    return found;
  });
}

export function linkIn(letter: string): URL {
  const [link] = /https?:\/\/\S+\/reset-password\?token=[\w%.-]+/.exec(letter) ?? [];
  if (link === undefined) throw new Error('the letter holds no link');
  return new URL(link);
}

/** Asks for a link and answers its token, once the letter is there. */
export async function resetTokenFor(
  app: TestApp,
  email: string,
  earlier: readonly string[] = [],
): Promise<string> {
  await new HttpClient(app.url).post('/api/auth/forgot-password', { email });
  const letters = await lettersOf(app, email, 'Reset your password', earlier.length + 1);
  const tokens = letters.map((letter) => linkIn(letter).searchParams.get('token') ?? '');
  const fresh = tokens.find((token) => !earlier.includes(token));
  if (fresh === undefined) throw new Error('no letter holds a new link');
  return fresh;
}

export function logIn(
  app: TestApp,
  email: string,
  password: string,
): Promise<Answer<{ token: string }>> {
  return new HttpClient(app.url).post<{ token: string }>('/api/auth/login', { email, password });
}

export { newAthlete };

/** Signs a token as the server does, with any header and payload. */
export function signed(
  payload: object,
  header: object = { alg: 'HS256', typ: 'JWT' },
  secret = SECRET,
  hash = 'sha256',
): string {
  const content = `${encoded(header)}.${encoded(payload)}`;
  return `${content}.${createHmac(hash, secret).update(content).digest('base64url')}`;
}

export function payloadOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

export function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function unquoted(letter: string): string {
  const text = letter.replaceAll(/=\r?\n/g, '');
  return text.replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
  );
}
