import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import {
  encoded,
  logIn,
  newAthlete,
  payloadOf,
  query,
  signed,
  userRow,
} from './credentials.support.js';

const DAY_S = 24 * 60 * 60;
const now = () => Math.floor(Date.now() / 1000);

describe('session tokens', () => {
  let app: TestApp;
  let athlete: HttpClient & { readonly email: string };
  let good: Record<string, unknown>;
  beforeAll(async () => {
    app = await startTestApp();
    athlete = await newAthlete(app.url);
    good = payloadOf(athlete.token ?? '');
  }, 60_000);
  afterAll(() => app.close());

  const statusOf = async (token: string) => (await athlete.as(token).get('/api/auth/me')).status;

  it('name subject, issuer, audience, session and expiry in seven days [CNV-03]', async () => {
    const { id } = await userRow(app, athlete.email);
    expect(good).toEqual({
      sub: id,
      ver: 0,
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iss: 'stridewatt',
      aud: 'stridewatt-api',
      iat: expect.any(Number),
      exp: Number(good['iat']) + 7 * DAY_S,
    });
  });

  it('differ by their session [CNV-20]', async () => {
    const another = payloadOf((await logIn(app, athlete.email, 'secret-1')).body.token);
    expect(another['sid']).not.toBe(good['sid']);
  });

  it('are valid with the server’s signature [CNV-03, SEC-11]', async () => {
    expect(await statusOf(signed(good))).toBe(200);
  });

  it.each<[string, () => string]>([
    [
      'with alg none and no signature',
      () => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(good)}.`,
    ],
    [
      'with alg None and the old signature',
      () => `${encoded({ alg: 'None', typ: 'JWT' })}.${encoded(good)}.${signatureOf(athlete)}`,
    ],
    [
      'with another algorithm of the same secret',
      () => signed(good, { alg: 'HS512', typ: 'JWT' }, undefined, 'sha512'),
    ],
    ['that says HS512 over a signature by HS256', () => signed(good, { alg: 'HS512', typ: 'JWT' })],
    ['signed with RS256', () => signedByRsa(good)],
    [
      'whose payload was altered',
      () =>
        [
          encoded({ alg: 'HS256', typ: 'JWT' }),
          encoded({ ...good, ver: 1 }),
          signatureOf(athlete),
        ].join('.'),
    ],
    ['whose signature was cut', () => (athlete.token ?? '').slice(0, -3)],
    ['without a signature', () => (athlete.token ?? '').replace(/[^.]+$/, '')],
    [
      'signed with another secret',
      () => signed(good, undefined, 'another secret, just as long as it is'),
    ],
    ['signed with an empty secret', () => signed(good, undefined, '')],
    ['for another audience', () => signed({ ...good, aud: 'another-api' })],
    ['for nobody', () => signed({ ...good, aud: undefined })],
    ['from another issuer', () => signed({ ...good, iss: 'https://evil.example' })],
    ['from nobody', () => signed({ ...good, iss: undefined })],
    ['that expired a minute ago', () => signed({ ...good, iat: now() - DAY_S, exp: now() - 60 })],
    ['that begins in an hour', () => signed({ ...good, nbf: now() + 3600 })],
    [
      'older than a session may be, whatever it says of its end',
      () => signed({ ...good, iat: now() - 8 * DAY_S, exp: now() + DAY_S }),
    ],
    ['without a time', () => signedWithout('iat')],
    [
      'whose key is a file',
      () => signed(good, { alg: 'HS256', typ: 'JWT', kid: '../../../../dev/null' }, ''),
    ],
    [
      'whose key is a query',
      () => signed(good, { alg: 'HS256', typ: 'JWT', kid: "' UNION SELECT 'x" }, 'x'),
    ],
    [
      'that brings its own key',
      () => signed(good, { alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: 'eA' } }, 'x'),
    ],
    [
      'that says where its key is',
      () => signed(good, { alg: 'HS256', typ: 'JWT', jku: 'http://127.0.0.1:9/keys' }, 'x'),
    ],
    [
      'of a user that is not',
      () => signed({ ...good, sub: '00000000-0000-7000-8000-000000000000' }),
    ],
    ['of a user that is no id', () => signed({ ...good, sub: "1' OR '1'='1" })],
    ['of a list of users', () => signed({ ...good, sub: [good['sub']] })],
    ['of no session', () => signed({ ...good, sid: undefined })],
    ['of a session that never began', () => signed({ ...good, sid: randomUUID() })],
    ['of no version', () => signed({ ...good, ver: undefined })],
    ['of a version to come', () => signed({ ...good, ver: 1 })],
    ['that is only its payload', () => encoded(good)],
  ])('open nothing %s [CNV-19]', async (_what, token) => {
    expect(await statusOf(token())).toBe(401);
  });

  it('are valid with a clock skew of 30 seconds [CNV-03, FAULT-29, SEC-11]', async () => {
    expect(await statusOf(signed({ ...good, iat: now() - 60, exp: now() - 10 }))).toBe(200);
    expect(await statusOf(signed({ ...good, nbf: now() + 10 }))).toBe(200);
  });

  it('are accepted only in the header [GATE-02]', async () => {
    const token = athlete.token ?? '';
    const visitor = athlete.as('nonsense');
    expect((await visitor.get(`/api/auth/me?token=${token}&access_token=${token}`)).status).toBe(
      401,
    );
    expect(
      (
        await visitor.send('/api/auth/me', {
          method: 'GET',
          headers: { Cookie: `token=${token}`, 'X-Access-Token': token },
        })
      ).status,
    ).toBe(401);
  });

  it('end for an administrator after twelve hours, by the role of that moment', async () => {
    const { email } = await newAthlete(app.url);
    const { id } = await userRow(app, email);
    const sid = randomUUID();
    // Used a moment ago, so that it does not end when idle.
    await query(
      app,
      `INSERT INTO sessions (id, user_id, device, factors, begun_at, used_at)
       VALUES ($1, $2, '', '{password}', now(), now())`,
      [sid, id],
    );
    const begun = (hoursAgo: number) =>
      signed({ ...good, sub: id, sid, iat: now() - hoursAgo * 3600, exp: now() + DAY_S });
    expect(await statusOf(begun(13))).toBe(200);
    await query(app, `UPDATE users SET role = 'admin' WHERE id = $1`, [id]);
    expect(await statusOf(begun(13))).toBe(401);
    expect(await statusOf(begun(11))).toBe(200);
  });

  it('of a suspended athlete stay valid [AUS-27]', async () => {
    const other = await newAthlete(app.url);
    await query(
      app,
      `UPDATE users SET suspended_at = now(), suspend_reason = 'unpaid' WHERE email_key = $1`,
      [other.email],
    );
    expect(await other.get('/api/auth/me')).toMatchObject({
      status: 200,
      body: { user: { isSuspended: true, suspendReason: 'unpaid' } },
    });
  });

  function signedWithout(claim: string): string {
    const { [claim]: _left, ...rest } = good;
    return signed(rest);
  }
});

function signatureOf(client: HttpClient): string {
  return client.token?.split('.')[2] ?? '';
}

function signedByRsa(payload: object): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const content = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(payload)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
}
