import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import {
  lettersOf,
  lettersTo,
  linkIn,
  logIn,
  newAthlete,
  query,
  resetTokenFor,
  userRow,
} from './credentials.support.js';

const FORGOT = '/api/auth/forgot-password';
const RESET = '/api/auth/reset-password';
const INVALID = 'This password reset link is invalid or has expired.';

describe('a forgotten password', () => {
  let app: TestApp;
  let visitor: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    visitor = new HttpClient(app.url);
  }, 60_000);
  afterAll(() => app.close());

  const reset = (token: string, password: string) => visitor.post(RESET, { token, password });

  it('answers a known and an unknown address alike [AUTH-25]', async () => {
    const { email } = await newAthlete(app.url);
    const answers = [
      await visitor.post(FORGOT, { email }),
      await visitor.post(FORGOT, { email: 'nobody@example.com' }),
    ];
    const message =
      'If an account with this email exists, a link to reset the password is on its way.';
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, { message }]);
  });

  it('emails one link to this installation, whatever the Host [AUTH-28, SEC-10]', async () => {
    const { email } = await newAthlete(app.url);
    await postAs('evil.example', { email });
    const [letter = ''] = await lettersOf(app, email, 'Reset your password');
    const link = linkIn(letter);
    expect([link.origin, link.pathname]).toEqual(['http://localhost:3000', '/reset-password']);
    expect(Buffer.from(link.searchParams.get('token') ?? '', 'base64url')).toHaveLength(32);
    expect(letter).not.toContain('evil.example');
  });

  it('sends nothing to an unknown address [AUTH-25]', async () => {
    const { email } = await newAthlete(app.url);
    await visitor.post(FORGOT, { email: 'stranger@example.com' });
    await resetTokenFor(app, email);
    expect(await lettersTo(app, 'stranger@example.com')).toEqual([]);
  });

  it('stores only the hash of a token, for thirty minutes [AUTH-25]', async () => {
    const { email } = await newAthlete(app.url);
    const token = await resetTokenFor(app, email);
    const { id } = await userRow(app, email);
    const [row] = await query<{ token_hash: string; expires_at: Date }>(
      app,
      'SELECT token_hash, expires_at FROM password_resets WHERE user_id = $1',
      [id],
    );
    expect(row?.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    const minutes = ((row?.expires_at.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
  });

  it.each(['ada', '', 7, null, 'ada@example.com\r\nBcc: eve@example.org'])(
    'refuses %j, which is no address [AUTH-27]',
    async (email) => {
      expect(await visitor.post(FORGOT, { email })).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'email', message: 'Please enter a valid email address' }] },
      });
    },
  );

  it('sets the new password, ends every session, emails the owner [AUTH-32, SEC-12]', async () => {
    const athlete = await newAthlete(app.url);
    const answer = await reset(await resetTokenFor(app, athlete.email), 'brand-new-1');
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'Your password has been updated successfully.' },
    ]);
    expect((await athlete.get('/api/auth/me')).status).toBe(401);
    expect((await logIn(app, athlete.email, 'secret-1')).status).toBe(401);
    expect((await logIn(app, athlete.email, 'brand-new-1')).status).toBe(200);
    const letters = await lettersOf(app, athlete.email, 'Your password was changed');
    expect(letters).toHaveLength(1);
    expect(letters[0]).not.toContain('brand-new-1');
  });

  it('refuses a used link [AUTH-35, SEC-09]', async () => {
    const { email } = await newAthlete(app.url);
    const token = await resetTokenFor(app, email);
    await reset(token, 'brand-new-1');
    expect(await reset(token, 'brand-new-2')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_RESET_TOKEN', error: INVALID, message: INVALID },
    });
    expect((await logIn(app, email, 'brand-new-1')).status).toBe(200);
  });

  it('lets exactly one of ten concurrent uses win [AUTH-35, SEC-09]', async () => {
    const { email } = await newAthlete(app.url);
    const token = await resetTokenFor(app, email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(token, `brand-new-${index}`)),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ body }) => body['code'] === 'INVALID_RESET_TOKEN')).toHaveLength(9);
    expect((await logIn(app, email, `brand-new-${winners[0]}`)).status).toBe(200);
    expect(await userRow(app, email)).toMatchObject({ token_version: 1 });
  });

  it('refuses an expired link [AUTH-35, SEC-09]', async () => {
    const { email } = await newAthlete(app.url);
    const token = await resetTokenFor(app, email);
    await query(
      app,
      `UPDATE password_resets SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
      [(await userRow(app, email))['id']],
    );
    expect(await reset(token, 'brand-new-1')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_RESET_TOKEN' },
    });
  });

  it.each([
    ['altered', (token: string) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
    ['cut short', (token: string) => token.slice(0, -1)],
    ['its own hash', (token: string) => createHash('sha256').update(token).digest('hex')],
    ['guessed', () => randomBytes(32).toString('base64url')],
    ['a NUL', () => '\u0000'],
    ['10 kB', () => 'x'.repeat(10_240)],
  ])('refuses a token that is %s [AUTH-35]', async (_what, change) => {
    const { email } = await newAthlete(app.url);
    expect(await reset(change(await resetTokenFor(app, email)), 'brand-new-1')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_RESET_TOKEN' },
    });
  });

  it('voids the older link when a newer one is requested [AUTH-35, SEC-09]', async () => {
    const { email } = await newAthlete(app.url);
    const first = await resetTokenFor(app, email);
    const second = await resetTokenFor(app, email, [first]);
    expect((await reset(first, 'brand-new-1')).status).toBe(400);
    expect((await reset(second, 'brand-new-2')).status).toBe(200);
  });

  it('voids the link when the password is changed in the settings [AUTH-35]', async () => {
    const athlete = await newAthlete(app.url);
    const token = await resetTokenFor(app, athlete.email);
    await athlete.post('/api/auth/change-password', {
      currentPassword: 'secret-1',
      newPassword: 'changed-already-1',
    });
    expect((await reset(token, 'brand-new-1')).status).toBe(400);
  });

  it('voids the link of an account that is being closed [AUTH-35]', async () => {
    const { email } = await newAthlete(app.url);
    const token = await resetTokenFor(app, email);
    await query(app, 'UPDATE users SET leaving_since = now() WHERE email_key = $1', [email]);
    expect(await reset(token, 'brand-new-1')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_RESET_TOKEN' },
    });
  });

  it.each([
    ['AUTH-31 of five characters', '12-ab', 'Password must be at least 6 characters long'],
    ['too long', 'x-'.repeat(129), 'Password must be at most 256 characters'],
    [
      'among the commonest',
      'qwerty123',
      'This password is one of the most common ones. Please choose another.',
    ],
    [
      'made from the name',
      'Athlete2026',
      'This password is easy to guess from your last name. Please choose another.',
    ],
  ])('refuses a password %s and lets the link hold on', async (_what, password, message) => {
    const { email } = await newAthlete(app.url, {
      email: `plain-${randomBytes(4).toString('hex')}@example.com`,
    });
    const token = await resetTokenFor(app, email);
    expect(await reset(token, password)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', error: message, fields: [{ field: 'password', message }] },
    });
    expect((await reset(token, 'six-66')).status).toBe(200);
  });

  /** `fetch` always sets the Host header; this does not. */
  function postAs(host: string, body: object): Promise<void> {
    const headers = { host, 'x-forwarded-host': host, 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const sent = request(`${app.url}${FORGOT}`, { method: 'POST', headers }, (answer) =>
        answer.resume().on('end', resolve),
      );
      sent.on('error', reject).end(JSON.stringify(body));
    });
  }
});
